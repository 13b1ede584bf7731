import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './lost-cards.module.css'
import { useLostWords } from './editor/lost-words.ts'

interface LostCardsProps {
  readonly document: string
  /** Where the cursor is. */
  readonly onInsert?: (words: string) => void
}

/** Words whose place somebody else took away at the same time: they are not thrown away unasked. */
export function LostCards({ document, onInsert }: LostCardsProps) {
  const { t } = useTranslation('documents')
  const [lost, setLost] = useLostWords(document)
  return lost.map((words, index) => {
    const drop = () => setLost(lost.length > 1 ? lost.toSpliced(index, 1) : undefined)
    return (
      <section key={`${index}-${words}`} className={classes['lost']} role="alert" aria-label={t('lostTitle')}>
        <strong>
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          {t('lostTitle')}
        </strong>
        <blockquote>
          <UserText text={words} />
        </blockquote>
        <Group gap={8}>
          {onInsert && (
            <Button variant="default" size="xs" onClick={() => (onInsert(words), drop())}>
              {t('lostInsert')}
            </Button>
          )}
          <CopyButton icon={IconCopy} text={words} label={t('lostCopy')} />
          <Button variant="subtle" color="gray" size="xs" onClick={drop}>
            {t('lostDrop')}
          </Button>
        </Group>
      </section>
    )
  })
}
