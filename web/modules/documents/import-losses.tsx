import type { ImportReport } from '@diwan/contract/documents/schemas'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../ui/user-text.tsx'

/** The losses of an import, and the pages that cannot be imported at all. */
export function ImportLosses({ problems, refused }: Pick<ImportReport, 'problems' | 'refused'>) {
  const { t } = useTranslation('documents')
  if (problems.length === 0 && refused.length === 0) return null
  return (
    <ul>
      {problems.map(({ code, count }) => (
        <li key={code}>{t(`importProblem_${code}`, { number: count })}</li>
      ))}
      {refused.map(({ title, code }, place) => (
        <li key={place}>
          <UserText text={title} lines={1} /> {t(`importRefused_${code}`)}
        </li>
      ))}
    </ul>
  )
}
