import { articleAddresses } from '@diwan/contract/knowledge/addresses'
import type { ImportedArticles } from '@diwan/contract/knowledge/schemas/imported'
import { ARTICLE_LANGUAGES, FOLDER_USES } from '@diwan/contract/knowledge/vocabulary'
import { SegmentedControl } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendBytes } from '../../../kit/upload.ts'
import { showToast } from '../../../ui/toasts.ts'
import { ImportFileDialog } from '../../documents/public.ts'
import { articleQueries } from '../api/api.ts'
import { CategoryField } from '../list/category-field.tsx'
import { ImportedPages } from './imported-pages.tsx'
import classes from './new-article.module.css'

const LANGUAGES = ['auto', ...ARTICLE_LANGUAGES] as const

interface ImportArticlesDialogProps {
  readonly opened: boolean
  readonly category: string | undefined
  readonly onClose: () => void
}

/** Asks for a file, its category and its language, and makes a draft of each of its pages. */
export default function ImportArticlesDialog({ opened, category, onClose }: ImportArticlesDialogProps) {
  const { t } = useTranslation('knowledge')
  const client = useQueryClient()
  const { data: tree } = useQuery(articleQueries.tree('manage'))
  const [lang, setLang] = useState<(typeof LANGUAGES)[number]>('auto')
  const [chosen, setChosen] = useState(category ?? null)
  const [folders, setFolders] = useState<(typeof FOLDER_USES)[number]>('categories')
  const [hasFolders, setHasFolders] = useState(false)
  const open = tree?.items.filter((one) => one.active && one.can.create) ?? []
  const fields = (
    <>
      <CategoryField label={t('articleCategory')} none={t('noCategory')} categories={open} value={chosen} onChange={setChosen} />
      <div>
        <div className={classes['label']} id="import-language">
          {t('articleLanguage')}
        </div>
        <SegmentedControl
          aria-labelledby="import-language"
          data={LANGUAGES.map((value) => ({ value, label: t(value === 'auto' ? 'byLetters' : `lang_${value}`) }))}
          value={lang}
          onChange={(value) => setLang(value)}
        />
      </div>
      {hasFolders && (
        <div>
          <div className={classes['label']} id="import-folders">
            {t('importFolders')}
          </div>
          <SegmentedControl
            aria-labelledby="import-folders"
            data={FOLDER_USES.map((value) => ({ value, label: t(`folders_${value}`) }))}
            value={folders}
            onChange={(value) => setFolders(value)}
          />
        </div>
      )}
    </>
  )
  return (
    <ImportFileDialog<ImportedArticles>
      opened={opened}
      title={t('importArticles')}
      action={(report) => (report ? t('importCount', { count: report.pages.length }) : t('importArticles'))}
      send={(file, { dryRun, requestId }) => {
        const query = new URLSearchParams({
          name: file.name,
          dryRun: String(dryRun),
          lang,
          folders,
          ...(chosen && { categoryId: chosen }),
        })
        const path = `${articleAddresses.import.path}?${query}`
        const sending = sendBytes<ImportedArticles>(file, path, { requestId, onProgress: () => undefined })
        const noticed = (report: ImportedArticles) => {
          setHasFolders(report.pages.some(({ folder }) => folder.length > 0))
          return report
        }
        return { ...sending, done: sending.done.then(noticed) }
      }}
      choices={{ fields, value: `${lang} ${chosen} ${folders}` }}
      findings={(report) => <ImportedPages report={report} />}
      onWritten={({ pages }) => {
        showToast({ kind: 'success', text: t('didImport', { count: pages.length }) })
        void client.invalidateQueries({ queryKey: articleQueries.lists() })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
