import { Button, CopyButton, Modal } from '@mantine/core'
import { DialogFields, DialogFoot, framed } from './form-frame.tsx'
import classes from './secret-dialog.module.css'

interface SecretDialogProps {
  readonly title: string
  /** Says that it is shown only now. */
  readonly text: string
  readonly secret: string
  /** On the buttons. */
  readonly words: { readonly copy: string; readonly copied: string; readonly done: string }
  readonly onClose: () => void
}

/** The secret stands on the screen until somebody says that it was copied, and then nowhere. */
export function SecretDialog({ title, text, secret, words, onClose }: SecretDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      classNames={framed}
      radius={14}
      centered
    >
      <DialogFields>
        <div className={classes['secret']}>
          <p>{text}</p>
          <code dir="ltr">{secret}</code>
        </div>
      </DialogFields>
      <DialogFoot>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" data-autofocus onClick={copy}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogFoot>
    </Modal>
  )
}
