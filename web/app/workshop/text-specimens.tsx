import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UserInput } from '../../ui/user-input.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './workshop.module.css'

const TITLES = [
  'طابعة',
  'Wi-Fi',
  'Zoom اجتماع فريق المشتريات مع المورّد مؤجل إلى صباح الأحد',
  'تعذّر فتح Microsoft Teams على جهاز Surface Pro 9 بعد آخر تحديث',
  'The printer in مبنى الإدارة keeps asking for a new cartridge',
  '4527: طلب صلاحية الدخول إلى نظام الموارد البشرية',
  'https://diwan.example/help/print-queue-of-the-third-floor',
]

/** What people write: each text in its own direction, at the start of the page; what has no room loses whole words. */
export function TextSpecimens() {
  const { t } = useTranslation('kit')
  const [line, setLine] = useState(TITLES[2]!)
  const [text, setText] = useState(TITLES.slice(2, 5).join('\n'))
  return (
    <>
      <ul className={classes['texts']}>
        {TITLES.map((title) => (
          <li key={title}>
            <UserText text={title} lines={1} />
          </li>
        ))}
      </ul>
      <UserInput aria-label={t('search')} value={line} onChange={(event) => setLine(event.currentTarget.value)} />
      <UserTextarea aria-label={t('edit')} autosize value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </>
  )
}
