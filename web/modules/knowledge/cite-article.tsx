import type { Article } from '@diwan/contract/knowledge/schemas/article'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerToolProps } from '../../kit/answer-tools.ts'
import { call } from '../../kit/call.ts'
import { useDirection } from '../../kit/formats.ts'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { articleQueries } from './api/api.ts'

const linkTo = ({ title, id }: Article): string => `${title}\n${window.location.origin}/user/knowledge-base?id=${id}`

/** Puts the title and the address of an article into an answer; says first when its reader may not open it. */
export default function CiteArticle({ insert, reader }: AnswerToolProps) {
  const { t } = useTranslation(['knowledge', 'kit'])
  const page = useDirection()
  const [opened, setOpened] = useState(false)
  const [warned, setWarned] = useState<Article | null>(null)
  const close = () => {
    setOpened(false)
    setWarned(null)
  }
  const cite = (article: Article) => {
    close()
    insert(linkTo(article))
  }
  const choose = async (article: Article) => {
    if (await mayRead(article.id, reader)) cite(article)
    else setWarned(article)
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
            value={warned}
            search={articleQueries.citable}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            onChange={(article) => (article ? void choose(article) : setWarned(null))}
          />
          {warned && (
            <Alert color="orange" variant="light" role="alert">
              {reader ? t('citeHidden', { name: isolate(reader.fullName, page) }) : t('citeOutside')}
            </Alert>
          )}
          {warned && (
            <Group justify="flex-end">
              <Button variant="default" onClick={() => cite(warned)}>
                {t('citeAnyway')}
              </Button>
            </Group>
          )}
        </Stack>
      </Modal>
    </>
  )
}

/** A reader without an account, or one whom the agent does not see, is taken for somebody who may not. */
async function mayRead(id: string, reader: AnswerToolProps['reader']): Promise<boolean> {
  if (!reader) return false
  return call(articles.mayRead, { id, personId: reader.id }).then(
    ({ reads }) => reads,
    () => false,
  )
}
