import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { writingPlace } from '../address.ts'

/** Begins an article with the text of a template. */
export function UseTemplate({ id }: { readonly id: string }) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const copy = useWrite(managedArticles.copy)
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={copy.isPending}
      onClick={() => copy.mutate({ id, template: false }, { onSuccess: (made) => void navigate(writingPlace(made.id)) })}
    >
      {t('useTemplate')}
    </Button>
  )
}
