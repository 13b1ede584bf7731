import { Alert, Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle, IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import dialog from '../../../ui/dialog.module.css'
import { FileChooser } from '../../../ui/file-chooser.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { unitHits, type NamedHit } from '../api.ts'
import type { FileKind } from '../model/file-content.ts'
import classes from './import-file.module.css'
import { useImportFile, type DraftEndpoint } from './use-import-file.ts'
import { WrongPlaces } from './wrong-places.tsx'

export interface ImportFileProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** A registered write that begins a draft. */
  readonly endpoint: DraftEndpoint
  /** Of fields where nothing is said. */
  readonly kind?: FileKind
  /** What the unit that manages the draft is called, and what that means. */
  readonly owner: string
  readonly ownerText: string
  readonly onMade: (id: string) => void
}

/** A saved file becomes a draft; the portal judges what stands in it. */
export default function ImportFileDialog({ opened, onClose, endpoint, kind, owner, ownerText, onMade }: ImportFileProps) {
  const { t } = useTranslation(['fields', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  const { file, unit, setUnit, choose, run, reset, ready, pending, places, problem } = useImportFile(endpoint, onMade, kind)
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('importFile')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={{ title: dialog['title'] ?? '' }}
      size={560}
      radius={phone ? 0 : 14}
      fullScreen={phone ?? false}
      closeOnClickOutside={!pending}
    >
      <div className={dialog['form']} aria-busy={pending}>
        <p className={dialog['text']}>{t('importFileText')}</p>
        <div className={classes['file']}>
          <FileChooser
            accept="application/json,.json"
            label={t('importFileChoose')}
            icon={<IconFileImport size={17} stroke={1.6} aria-hidden />}
            file={file}
            onChoose={choose}
          />
        </div>
        {problem && (
          <Alert
            color="red"
            variant="light"
            role="alert"
            title={problem}
            icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}
          >
            {file?.content && places.length > 0 && <WrongPlaces content={file.content} places={places} />}
          </Alert>
        )}
        <UnitPicker<NamedHit> label={owner} description={ownerText} value={unit} search={unitHits} clearable onChange={setUnit} />
        <div className={dialog['end']}>
          <Button variant="default" onClick={close}>
            {t('cancel', { ns: 'kit' })}
          </Button>
          <Button disabled={!ready} onClick={run}>
            {t('importFileNow')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
