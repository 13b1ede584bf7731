interface FileToSave {
  readonly name: string
  readonly content: string | Blob
  /** Of text. */
  readonly type?: string
}

/** Hands a file that the portal made to the browser's own download. */
export function saveFile({ name, content, type = 'text/csv;charset=utf-8' }: FileToSave): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
