import { Modal, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import '../../ui/tabs-styles.ts'
import { DialogFields, framed } from '../../ui/form-frame.tsx'
import classes from './contact-dialog.module.css'
import { MyInquiries } from './my-inquiries.tsx'
import { MyInquiry } from './my-inquiry.tsx'
import { NewInquiryForm } from './new-inquiry-form.tsx'

interface Props {
  /** `new`, `mine`, or the id of one. */
  readonly value: string
  readonly onClose: () => void
}

/** Contact support, over any screen: a new inquiry, the person's own, and one of them with its answers. */
export default function ContactDialog({ value, onClose }: Props) {
  const { t } = useTranslation(['support', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const navigate = useNavigate()
  const go = (to: string) => void navigate({ to: '.', search: (now: object) => ({ ...now, inquiry: to }) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('contact')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={720}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      {isUuid(value) ? (
        <DialogFields>
          <MyInquiry key={value} id={value} onReplied={go} onBack={() => go('mine')} />
        </DialogFields>
      ) : (
        <Tabs
          value={value === 'mine' ? 'mine' : 'new'}
          onChange={(tab) => go(tab ?? 'new')}
          keepMounted={false}
          className={classes['tabs'] ?? ''}
        >
          <Tabs.List aria-label={t('contact')}>
            <Tabs.Tab value="new">{t('newInquiry')}</Tabs.Tab>
            <Tabs.Tab value="mine">{t('myInquiries')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="new" className={classes['tabs'] ?? ''}>
            <NewInquiryForm onSent={go} onClose={onClose} />
          </Tabs.Panel>
          <Tabs.Panel value="mine" className={`${classes['tabs'] ?? ''} ${classes['mine'] ?? ''}`}>
            <DialogFields>
              <MyInquiries onOpen={go} />
            </DialogFields>
          </Tabs.Panel>
        </Tabs>
      )}
    </Modal>
  )
}
