// Figures with names, and tables of them.

/** One measurement: values by name, in the order in which they are to be read. */
export type Figures = Record<string, number>;

/** The value below which a share of the values lies. */
export function share(values: number[], part: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered.length ? ordered[Math.round((ordered.length - 1) * part)] : NaN;
}

/** The middle value, or what lies between the two in the middle. */
function median(values: number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const half = (ordered.length - 1) / 2;
  return (ordered[Math.floor(half)] + ordered[Math.ceil(half)]) / 2;
}

/** A table with a column for each site: the median of its runs, and from where to where they reach. */
export function table(title: string, columns: Record<string, Figures[]>): string {
  const names = [...new Set(Object.values(columns).flat().flatMap(Object.keys))];
  const cell = (runs: Figures[], name: string) => {
    const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
    const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(0));
    return low === high ? middle : `${middle} (${low}-${high})`;
  };
  const rows = [["", ...Object.keys(columns)], ...names.map((name) => [name, ...Object.values(columns).map((runs) => cell(runs, name))])];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: string[]) => row.map((text, column) => (column ? text.padStart(widths[column]) : text.padEnd(widths[0]))).join("   ");
  return [`\n${title}`, ...rows.map((row) => `  ${line(row)}`)].join("\n");
}
