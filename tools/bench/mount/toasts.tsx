import { createToaster } from '@sayso/ui/toast';
import { Toaster } from '@sayso/ui/toaster';
import { Toaster as Hot, toast as hot } from 'react-hot-toast';
import { Toaster as Sonner, toast as sonner } from 'sonner';

/**
 * A toaster, and what shows a message in it and takes all away again. Ours stands on Radix, which also announces, keeps over dialogs and
 * leads there by key: the peers do less, so they are shown and do not count.
 */
export const toasts = {
  ours: () => {
    const store = createToaster();
    return { node: <Toaster store={store} />, show: (text: string) => store.show(text), clear: () => store.dismiss() };
  },
  '(react-hot-toast)': () => ({ node: <Hot />, show: (text: string) => hot(text), clear: () => hot.remove() }),
  '(sonner)': () => ({ node: <Sonner />, show: (text: string) => sonner(text), clear: () => sonner.dismiss() }),
};
