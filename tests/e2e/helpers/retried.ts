// Lists at the end of a run what was tried more than once, with the first lines
// of why: a test that passes at its second try is not sound.
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** Lines shown of each failure. */
const LINES = 3;
/** Colours and other signs for terminals. */
const SIGNS = /\u001b\[[0-9;]*m/g;

export default class Retried implements Reporter {
  private whole?: Suite;

  onBegin(_: FullConfig, whole: Suite) {
    this.whole = whole;
  }

  onEnd(_: FullResult) {
    const again = (this.whole?.allTests() ?? []).filter(({ results }) => results.length > 1);
    if (again.length === 0) return;
    console.log(`\nTried more than once (${again.length}):`);
    for (const test of again) this.tell(test);
  }

  printsToStdio() {
    return true;
  }

  private tell(test: TestCase) {
    const tries = test.results.map(({ status }) => status).join(", then ");
    console.log(`  ${test.titlePath().filter(Boolean).join(" › ")}: ${tries}`);
    for (const line of test.results.flatMap(why)) console.log(`      ${line}`);
  }
}

/** The first lines of what made a try fail. */
function why({ retry, errors }: TestResult): string[] {
  const text = errors[0]?.message?.replace(SIGNS, "") ?? "";
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean).slice(0, LINES);
  return lines.length > 0 ? [`try ${retry + 1}: ${lines.join(" | ")}`] : [];
}
