import { readdirSync, readFileSync } from 'node:fs'

/** A process and all it started, by the table of the kernel. */
export function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const children = (of: number): number[] => [...parents].filter(([, parent]) => parent === of).map(([child]) => child)
  const all = (of: number): number[] => [of, ...children(of).flatMap(all)]
  return all(pid)
}

/** Proportional set size in MB: what is shared counts once, divided among those that share it. */
export const pssOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0), 0) / 1_024

/** Field 4 of the line, counted behind the name, which may hold anything. */
function parentOf(pid: number): number {
  const stat = read(pid, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Empty when it has ended since. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
