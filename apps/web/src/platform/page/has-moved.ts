import { createContext } from 'react';

/** Whether the tab has moved on from the page at which it was opened. */
export const HasMovedContext = createContext(false);
