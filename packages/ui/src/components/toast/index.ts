export {
  createToaster,
  TOAST_DURATION,
  TOAST_LIMIT,
  type ToasterStore,
  type ToastItem,
  type ToastKind,
  type ToastOptions,
} from './create-toaster.ts';
