import { useCommands } from '../../kit/commands.ts'

/** Single keys of a screen, by their place on the keyboard; the sheet of keys names them for every list at once. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useCommands(
    Object.entries(keys).flatMap(([code, run]) =>
      run ? [{ id: `list ${code}`, label: '', part: 'list' as const, stroke: { code }, repeats: true, unlisted: true, run }] : [],
    ),
  )
}
