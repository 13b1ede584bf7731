import type { RightAnswer } from '@diwan/core/quiz/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'

interface AcceptedTextsProps {
  readonly solution: RightAnswer | undefined
  readonly onChange: (solution: RightAnswer | undefined) => void
}

/** Each line is an answer that is accepted; as it is typed it stays as it is typed. */
export function AcceptedTexts({ solution, onChange }: AcceptedTextsProps) {
  const { t } = useTranslation('training')
  const [typed, setTyped] = useState<string>()
  const kept = solution?.type === 'text' ? solution.right : []
  const change = (text: string) => {
    setTyped(text)
    const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
    onChange(lines.length > 0 ? { type: 'text', right: lines } : undefined)
  }
  return (
    <UserTextarea
      label={t('accepted')}
      description={t('acceptedText')}
      autosize
      minRows={2}
      value={typed ?? kept.join('\n')}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
