/** Hands a file that the portal made to the browser's own download. */
export function saveFile({ name, text, type = 'text/csv;charset=utf-8' }: { name: string; text: string; type?: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
