/** A name inside a sentence, which keeps its own direction and turns nothing around it. */
export const isolate = (name: string) => `\u2068${name}\u2069`
