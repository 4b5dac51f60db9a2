/** Rows of text in columns, two spaces apart; the last column is as long as it is. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<number[]>((widest, row) => {
    row.forEach((cell, column) => {
      widest[column] = Math.max(widest[column] ?? 0, cell.length);
    });
    return widest;
  }, []);
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
