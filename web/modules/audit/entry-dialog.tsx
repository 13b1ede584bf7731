import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AuditEntry, AuditAddress } from '@diwan/contract/audit/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../ui/person-chip.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { DialogFields, DialogFoot, framed } from '../../ui/form-frame.tsx'
import classes from './audit.module.css'
import { DifferenceTable } from './difference-table.tsx'
import { RevertPart } from './revert-part.tsx'
import type { AuditWords } from './use-audit-words.ts'
import { ValueText } from './value-text.tsx'

interface EntryDialogProps {
  opened: boolean
  entry: AuditEntry | undefined
  words: AuditWords
  onClose: () => void
  onFilter: (some: Pick<AuditAddress, 'object' | 'person'>) => void
}

export function EntryDialog({ opened, entry, words, onClose, onFilter }: EntryDialogProps) {
  const { t } = useTranslation(['audit', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={entry && words.sentence(entry)}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={720}
      radius={phone ? 0 : 14}
      fullScreen={phone ?? false}
    >
      {entry && <Entry key={entry.id} entry={entry} words={words} onClose={onClose} onFilter={onFilter} />}
    </Modal>
  )
}

function Entry({ entry, words, onClose, onFilter }: Omit<EntryDialogProps, 'opened'> & { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const [reverting, setReverting] = useState(false)
  const { actor, object, changes, facts } = entry
  const narrow = (some: Pick<AuditAddress, 'object' | 'person'>) => {
    onFilter(some)
    onClose()
  }
  return (
    <>
      <DialogFields>
        <dl className={classes['facts']}>
          <div>
            <dt>{t('who')}</dt>
            <dd>{actor ? <PersonChip person={actor} /> : t('somebody')}</dd>
          </div>
          <div>
            <dt>{t('when')}</dt>
            <dd>
              <InstantText seconds={entry.createdDate} />
            </dd>
          </div>
          {words.objectName(entry) !== '' && (
            <div>
              <dt>{t('object')}</dt>
              <dd>
                <ValueText text={words.objectName(entry)} />
              </dd>
            </div>
          )}
          {facts.map(({ field, value }) => (
            <div key={field}>
              <dt>{words.field(entry, field)}</dt>
              <dd>
                <ValueText text={words.value(entry, field, value)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes['mark']}>{t('unchangeable')}</p>
        {entry.reverts && <p className={classes['mark']}>{t('isRevert')}</p>}
        {entry.reverted && <p className={classes['mark']}>{t('reverted')}</p>}
        {changes.length > 0 && !reverting && (
          <DifferenceTable
            heads={[t('before'), t('after')]}
            rows={changes.map(({ field, before, after }) => ({
              field,
              label: words.field(entry, field),
              from: words.value(entry, field, before),
              to: words.value(entry, field, after),
            }))}
          />
        )}
        {reverting && <RevertPart entry={entry} words={words} onCancel={() => setReverting(false)} onDone={onClose} />}
      </DialogFields>
      {!reverting && (
        <DialogFoot>
          <Button variant="subtle" h={36} onClick={() => narrow({ object: object.id })}>
            {t('onlyThis')}
          </Button>
          {actor && (
            <Button variant="subtle" h={36} onClick={() => narrow({ person: actor.id })}>
              {t('onlyPerson')}
            </Button>
          )}
          {entry.can.revert && (
            <Button variant="default" h={36} onClick={() => setReverting(true)}>
              {t('revert')}
            </Button>
          )}
        </DialogFoot>
      )}
    </>
  )
}
