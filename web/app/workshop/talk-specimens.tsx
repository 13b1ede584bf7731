import { documentFromLightText } from '@diwan/core/light-text'
import { IconLock, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DaySeparator, EventLine, MessageRow, UnreadLine } from '../../modules/talk/public.ts'
import { TimeText } from '../../ui/time-text.tsx'
import classes from './workshop.module.css'

const NOURA = { id: 'a', fullName: 'نورة القحطاني', photo: null }
const EMILY = { id: 'b', fullName: 'Emily Carter', photo: null }
const NOON = 1_795_190_700

const said = [
  { author: NOURA, own: false, kind: 'message', text: 'السلام عليكم، الطابعة تطلب حبرًا جديدًا.', joined: false },
  { author: NOURA, own: false, kind: 'message', text: 'The error is 0x80070520, since this morning.', joined: true },
  { author: EMILY, own: true, kind: 'inside', text: 'The cartridge was changed yesterday.', joined: false },
] as const

/** A thread: messages that follow each other, one for few, what happened between them and what is new. */
export function TalkSpecimens() {
  const { t } = useTranslation(['talk', 'kit'])
  return (
    <ol className={classes['thread']}>
      <DaySeparator seconds={NOON} />
      {said.map(({ text, kind, ...message }) => (
        <MessageRow
          key={text}
          {...message}
          kind={kind}
          body={documentFromLightText(text, [], 'rtl')}
          files={[]}
          {...(kind === 'inside' && {
            tone: {
              name: 'warn',
              icon: <IconLock size={14} stroke={1.8} aria-hidden />,
              label: t('readOnly', { ns: 'kit' }),
            } as const,
          })}
        >
          <TimeText seconds={NOON} />
        </MessageRow>
      ))}
      <EventLine icon={IconUserCheck} seconds={NOON}>
        {t('status_OPEN', { ns: 'kit' })}
      </EventLine>
      <UnreadLine count={2} />
    </ol>
  )
}
