import { Button, FileButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { FileName } from './attachment/file-name.tsx'
import classes from './file-chooser.module.css'

interface FileChooserProps {
  /** What the dialog of the system offers, as `accept` of an input says it. */
  readonly accept: string
  readonly label: string
  readonly icon: ReactNode
  readonly file: { readonly name: string } | undefined
  readonly onChoose: (file: File) => void
}

/** The button that chooses a file, and the name of the one that was chosen. */
export function FileChooser({ accept, label, icon, file, onChoose }: FileChooserProps) {
  const forget = useRef<() => void>(null)
  return (
    <>
      <FileButton
        accept={accept}
        resetRef={forget}
        onChange={(chosen) => {
          if (chosen) onChoose(chosen)
          forget.current?.() // the same file is chosen again once it was corrected
        }}
      >
        {(props) => (
          <Button {...props} variant="default" leftSection={icon}>
            {label}
          </Button>
        )}
      </FileButton>
      {file && (
        <span className={classes['name']}>
          <FileName name={file.name} />
        </span>
      )}
    </>
  )
}
