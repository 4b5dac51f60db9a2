/** Whether an element is read from right to left. */
export const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
