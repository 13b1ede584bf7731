import { isBlank } from '@diwan/core/blank-text'
import type { Document } from '@diwan/core/document'
import { textOfBlocks, type TreeNode } from '@diwan/core/document-tree'
import type { LearntLesson } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../../kit/formats.ts'
import { WrittenText } from '../../../writing/reading.ts'
import classes from './lessons.module.css'

type Text = Extract<LearntLesson, { kind: 'text' }>

/** The published type of a document forgets what stands inside its blocks. */
const nodesOf = ({ content }: Document) => content as readonly unknown[] as readonly TreeNode[]

const written = (body: Document | null): Document | undefined =>
  body && !isBlank(textOfBlocks(nodesOf(body))) ? body : undefined

/** In the language of the reader; where it is written in the other one alone it is read in that, and says so. */
export default function TextLesson({ lesson: { bodyAr, bodyEn } }: { lesson: Text }) {
  const { t } = useTranslation('training')
  const arabic = useDirection() === 'rtl'
  const [turned, turn] = useState(false)
  const [inArabic, inEnglish] = [written(bodyAr), written(bodyEn)]
  const [own, other] = arabic ? [inArabic, inEnglish] : [inEnglish, inArabic]
  const shown = turned ? other : (own ?? other)
  if (!shown) return <p className={classes['dim']}>{t('nothingWritten')}</p>
  const isArabic = shown === inArabic
  return (
    <div className={classes['reading']}>
      {!own && <p className={classes['note']}>{t(isArabic ? 'onlyInArabic' : 'onlyInEnglish')}</p>}
      {own && other && (
        <Button className={classes['turn'] ?? ''} size="compact-md" variant="default" onClick={() => turn(!turned)}>
          {t(turned ? 'readInOwn' : 'readInOther')}
        </Button>
      )}
      <div lang={isArabic ? 'ar' : 'en'} data-written>
        <WrittenText document={shown} />
      </div>
    </div>
  )
}
