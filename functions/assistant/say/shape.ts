/** One phrase, a function that makes one, or several of them. */
export type Shape<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Shape<T[K]> };
