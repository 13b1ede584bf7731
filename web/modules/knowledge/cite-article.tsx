import type { Article } from '@diwan/contract/knowledge/schemas/article'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerToolProps } from '../../kit/answer-tools.ts'
import { call } from '../../kit/call.ts'
import { useDirection } from '../../kit/formats.ts'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { articleQueries } from './api/api.ts'

/** Why somebody may not be able to read it: the article is not for them, they have no account, or nobody could find out. */
type Answer = 'hidden' | 'outside' | 'unchecked'

interface Chosen {
  readonly article: Article
  readonly answer: Answer | 'asked'
}

const linkTo = ({ title, id }: Article): string => `${title}\n${window.location.origin}/user/knowledge-base?id=${id}`

/** Puts the title and the address of an article into an answer; says first when its reader may not open it. */
export default function CiteArticle({ insert, reader }: AnswerToolProps) {
  const { t } = useTranslation(['knowledge', 'kit'])
  const page = useDirection()
  const [opened, setOpened] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** The choice whose answer counts; another choice, or closing, takes its place. */
  const latest = useRef<Article>(undefined)
  const close = () => {
    latest.current = undefined
    setOpened(false)
    setChosen(null)
  }
  const cite = (article: Article) => {
    close()
    insert(linkTo(article))
  }
  const choose = async (article: Article) => {
    latest.current = article
    setChosen({ article, answer: 'asked' })
    const answer = await answerFor(article.id, reader)
    if (latest.current !== article) return
    if (answer === 'reads') cite(article)
    else setChosen({ article, answer })
  }
  const label = t('citeArticle')
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={label} onClick={() => setOpened(true)}>
        <IconBook2 size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Modal
        opened={opened}
        onClose={close}
        title={label}
        size={520}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      >
        <Stack gap={16}>
          <SearchPicker<Article>
            bare
            data-autofocus
            label={label}
            placeholder={t('citeFind')}
            value={chosen?.article ?? null}
            search={articleQueries.citable}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            onChange={(article) => (article ? void choose(article) : setChosen(null))}
          />
          {chosen?.answer === 'asked' && <p role="status">{t('citeChecking')}</p>}
          {chosen && chosen.answer !== 'asked' && (
            <>
              <Alert color="orange" variant="light" role="alert">
                {t(`cite_${chosen.answer}`, { name: isolate(reader?.fullName ?? '', page) })}
              </Alert>
              <Group justify="flex-end">
                <Button variant="default" onClick={() => cite(chosen.article)}>
                  {t('citeAnyway')}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </Modal>
    </>
  )
}

async function answerFor(id: string, reader: AnswerToolProps['reader']): Promise<Answer | 'reads'> {
  if (!reader) return 'outside'
  return call(articles.mayRead, { id, personId: reader.id }).then(
    ({ reads }) => (reads ? 'reads' : 'hidden'),
    () => 'unchecked',
  )
}
