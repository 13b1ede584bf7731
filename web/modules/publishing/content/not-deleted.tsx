import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { publicationQueries } from '../api.ts'

interface NotDeletedProps {
  readonly id: string
  readonly publishing: PublishEndpoints
  readonly text: string
  readonly onDone: () => void
}

/** Why it stays, and what can be done instead. */
export function NotDeleted({ id, publishing, text, onDone }: NotDeletedProps) {
  const { t } = useTranslation('publishing')
  const archive = useWrite(publishing.archive)
  const { data } = useQuery(publicationQueries(publishing).publication(id))
  const may = data !== undefined && data.status !== 'published' && data.archivedDate === null
  return (
    <>
      <p>{text}</p>
      {may && (
        <Button
          variant="default"
          disabled={archive.isPending}
          onClick={() => archive.mutate({ id, version: data.version, on: true }, { onSuccess: onDone })}
        >
          {t('archive')}
        </Button>
      )}
    </>
  )
}
