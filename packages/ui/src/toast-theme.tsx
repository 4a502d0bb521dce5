/**
 * Class names for a toast outlet that is told to bring no styles of its own (`unstyled`).
 * The outlet itself belongs to the app.
 */
export const toastTheme = {
  toast: 'ui-toast',
  title: 'font-medium',
  description: 'opacity-80',
  error: 'ui-toast-bad',
} as const
