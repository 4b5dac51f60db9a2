/** A spreadsheet takes a text that begins like this for a formula, and would run it. */
const formula = /^[=+\-@\t\r]/;

/** One value as RFC 4180 writes it. A text that begins like a formula gets an apostrophe, which spreadsheets hide. */
const field = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of a CSV file with its end. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(field).join(',')}\r\n`;
