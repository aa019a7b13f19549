// Prints what the measurements print, and nothing about tests unless something failed.
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

export default class implements Reporter {
  printsToStdio = () => true;

  onStdOut(text: string | Buffer) {
    process.stdout.write(text);
  }

  onStdErr(text: string | Buffer) {
    process.stderr.write(text);
  }

  onError({ message, stack }: TestError) {
    console.error(stack ?? message);
  }

  onTestEnd(test: TestCase, result: TestResult) {
    for (const { message, stack } of result.errors) console.error(`${test.title}: ${stack ?? message}`);
  }
}
