/** Has the browser keep a file, as if the learner had followed a link to it. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it after this: a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
