/**
 * Joins class names and leaves out what is false or missing.
 * Nothing needs merging: our own classes live in the `components` layer, so a utility in `className` always wins.
 */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
