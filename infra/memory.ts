/**
 * Memory of functions in MB, by which Lambda gives CPU: a whole core at 1,769 MB. No handler needs the memory: loading one
 * takes 65 to 80 MB and 0.1 to 0.25 s of a core, the chat's most (Node 24, our bundles, on a laptop; not measured on AWS).
 */
export const MEMORY_MB = {
  /** Somebody waits for it, or it computes offers or renders messages: half a core and more. */
  usual: 1024,
  /** Pages an index and puts ids in a queue, or writes a row: it waits for the network, and nobody waits for it. */
  waiting: 512,
} as const;
