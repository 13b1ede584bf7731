import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComposerFrame, DocumentField, EmojiButton, TurnButton, useTurning } from '../../modules/writing/public.ts'
import { AvatarStack } from '../../ui/avatar-stack.tsx'
import { SplitButton } from '../../ui/split-button.tsx'
import classes from './workshop.module.css'

const SAID = 'تحققنا من الخادم: الخطأ 0x80070520 يعود إلى شهادة انتهت.\nThe certificate is renewed, please try again.'

/** Where messages are written: empty, for staff alone with words of both scripts, and with what is wrong. */
export function WritingSpecimens() {
  return (
    <>
      <People />
      <Field text="" />
      <Field text={SAID} inside />
      <Field text="" wrong />
    </>
  )
}

function Field({ text, inside = false, wrong = false }: { text: string; inside?: boolean; wrong?: boolean }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const [value, write] = useState(text)
  const turning = useTurning()
  const name = t(inside ? 'write_note' : 'write_reply')
  return (
    <ComposerFrame tone={inside ? 'warn' : undefined}>
      <form className={classes['writing']} onSubmit={(event) => event.preventDefault()} noValidate>
        <DocumentField
          features="light"
          turning={turning}
          aria-label={name}
          placeholder={name}
          variant="unstyled"
          minRows={2}
          maxRows={12}
          value={value}
          error={wrong ? t('invalid_empty', { ns: 'kit' }) : undefined}
          onChange={write}
        />
        <div className={classes['signs']}>
          <EmojiButton area={turning.area} />
          <TurnButton turning={turning} />
          <SplitButton label={t(inside ? 'send_note' : 'send_reply')} icon={<IconSend size={16} className="turns" />} more="" />
        </div>
      </form>
    </ComposerFrame>
  )
}

const people = ['نورة القحطاني', 'Emily Carter', 'دينا مراد', 'Yousef Al-Masri', 'سارة الحربي', 'Omar Haddad'].map(
  (fullName, place) => ({ id: fullName, fullName, busy: place === 1 }),
)

/** One, a few, and more than there is room for; a ring on who writes now. */
function People() {
  return (
    <div className={classes['row']}>
      {[1, 3, people.length].map((count) => (
        <AvatarStack key={count} people={people.slice(0, count)} size={28} label={people[0]!.fullName} />
      ))}
    </div>
  )
}
