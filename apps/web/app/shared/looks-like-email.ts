const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Near enough to tell a slip of the pen; the server looks again. */
export const looksLikeEmail = (text: string) => shape.test(text)
