import { UndoButtons } from '../../publishing/public.ts'
import { MAX_SECTIONS } from '@diwan/contract/training/limits'
import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus, IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CourseWriting } from '../details/use-course-content.ts'
import type { Drag } from '../types.ts'
import { OutlineSection } from './outline-section.tsx'
import { ABOUT, type OutlineWriting } from './use-outline.ts'
import classes from './build.module.css'

interface OutlineListProps {
  readonly outline: OutlineWriting
  readonly writing: CourseWriting
  readonly chosen: string | undefined
}

/** Sections and their lessons, in order: dragged, or moved by the keys and menus of each. */
export function OutlineList({ outline, writing, chosen }: OutlineListProps) {
  const { t } = useTranslation('training')
  const [{ dragged, held }, setDrag] = useState<{ dragged?: string; held?: string }>({})
  const drag: Drag = {
    key: dragged,
    held,
    hold: (key) => setDrag({ held: key }),
    begin: (key) => setDrag({ held: key, dragged: key }),
    end: () => setDrag({}),
  }
  const { sections } = outline
  const bad = new Set(writing.wrong.map(({ key }) => key))
  return (
    <nav className={classes['outline']} aria-label={t('outline')}>
      <div className={classes['head']}>
        <UnstyledButton
          className={classes['about'] ?? ''}
          aria-current={chosen === undefined ? 'true' : undefined}
          data-wrong={bad.has(undefined) || undefined}
          onClick={() => outline.choose(ABOUT)}
        >
          <IconSchool size={18} stroke={1.6} aria-hidden />
          {t('aboutCourse')}
        </UnstyledButton>
        <UndoButtons undo={writing.undo} redo={writing.redo} />
      </div>
      <ol className={classes['sections']} aria-label={t('sections')}>
        {sections.map((section, at) => (
          <OutlineSection key={section.key} section={section} at={at} outline={outline} bad={bad} chosen={chosen} drag={drag} />
        ))}
      </ol>
      {sections.length === 0 && <p className={classes['none']}>{t('noSections')}</p>}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        disabled={sections.length >= MAX_SECTIONS}
        data-add="section"
        onClick={outline.addSection}
      >
        {t('addSection')}
      </Button>
    </nav>
  )
}
