const arabic = /\p{Script=Arabic}/u

/** Names in a row, with the comma of the script that they are written in. */
export const joinNames = (names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(names.some((name) => name && arabic.test(name)) ? '، ' : ', ')
