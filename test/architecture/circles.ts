import { dirname } from 'node:path';
import { type Import, isOurs, told } from './imports.ts';

/** What is imported by each node of a graph. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const graphOf = (imports: readonly Import[], nodeOf: (file: string) => string): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const held = graph.get(nodeOf(from)) ?? new Set();
    if (nodeOf(from) !== nodeOf(to)) held.add(nodeOf(to));
    graph.set(nodeOf(from), held);
  }
  return graph;
};

/** The strongly connected components of more than one node, by Tarjan's algorithm. */
const components = (graph: Graph): ReadonlyArray<ReadonlySet<string>> => {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: Array<ReadonlySet<string>> = [];
  const close = (node: string): void => {
    const members = stack.splice(stack.lastIndexOf(node));
    for (const member of members) low.set(member, Number.POSITIVE_INFINITY);
    if (members.length > 1) found.push(new Set(members));
  };
  const visit = (node: string): number => {
    const known = low.get(node);
    if (known !== undefined) return known;
    const own = order.size;
    order.set(node, own);
    low.set(node, own);
    stack.push(node);
    const lowest = Math.min(own, ...[...(graph.get(node) ?? [])].map(visit));
    if (lowest === own) close(node);
    else low.set(node, lowest);
    return lowest;
  };
  for (const node of graph.keys()) visit(node);
  return found;
};

/** The imports that make circles among the nodes that `nodeOf` puts files into. */
const circularImports = (imports: readonly Import[], nodeOf: (file: string) => string): readonly Import[] => {
  const ours = imports.filter(isOurs);
  const circles = components(graphOf(ours, nodeOf));
  return ours.filter(({ from, to }) => {
    const circle = circles.find((members) => members.has(nodeOf(from)));
    return nodeOf(from) !== nodeOf(to) && circle?.has(nodeOf(to));
  });
};

/** The imports, those of types among them, by which files import each other in a circle. */
export const fileCircles = (imports: readonly Import[]): readonly string[] =>
  circularImports(imports, (file) => file).map(told);

/** Each folder that holds some of the files, at any depth. */
const foldersAbove = (imports: readonly Import[]): readonly string[] => {
  const above = (file: string): readonly string[] =>
    dirname(file) === '.' ? [] : [...above(dirname(file)), dirname(file)];
  return [...new Set(imports.flatMap(({ from }) => above(from)))].toSorted();
};

const circlesIn = (folder: string, imports: readonly Import[]): readonly string[] => {
  const isIn = (file: string): boolean => file.startsWith(`${folder}/`);
  const nodeOf = (file: string): string => `${folder}/${file.slice(folder.length + 1).split('/')[0]}`;
  const own = imports.filter(({ from, to }) => isIn(from) && isIn(to));
  return circularImports(own, nodeOf).map((one) => `${nodeOf(one.from)} → ${nodeOf(one.to)}: ${told(one)}`);
};

/**
 * The imports by which what stands side by side in a folder imports each other in a circle: subfolders as wholes, files
 * by themselves. Each under its arrow.
 */
export const folderCircles = (imports: readonly Import[]): readonly string[] =>
  foldersAbove(imports).flatMap((folder) => circlesIn(folder, imports));
