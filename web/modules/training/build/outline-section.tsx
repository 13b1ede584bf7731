import { MAX_LESSONS } from '@diwan/contract/training/limits'
import { LESSON_KINDS } from '@diwan/contract/training/vocabulary'
import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core'
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../ui/move-items.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { Section } from '../model/course-edit.ts'
import { Handle } from './handle.tsx'
import { LessonSign } from './lesson-sign.tsx'
import { OutlineLesson } from './outline-lesson.tsx'
import type { Drag } from '../types.ts'
import { useRowDrag } from './use-row-drag.ts'
import type { OutlineWriting } from './use-outline.ts'
import classes from './build.module.css'

interface OutlineSectionProps {
  readonly section: Section
  readonly at: number
  readonly outline: OutlineWriting
  readonly bad: ReadonlySet<string | undefined>
  readonly chosen: string | undefined
  readonly drag: Drag
}

export function OutlineSection({ section, at, outline, bad, chosen, drag }: OutlineSectionProps) {
  const { t } = useTranslation(['training', 'kit'])
  const { sections } = outline
  const name = outline.sectionName(section)
  const isSection = sections.some(({ key }) => key === drag.key)
  // a section goes to the place of this one, a lesson to its end
  const row = useRowDrag(drag, {
    of: section.key,
    drop: (key) => (isSection ? outline.moveSection(key, at) : outline.moveLesson(key, section.key)),
  })
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  const full = sections.reduce((sum, { lessons }) => sum + lessons.length, 0) >= MAX_LESSONS
  return (
    <li className={classes['section']} data-section={section.key} {...row}>
      <div className={classes['line']} data-wrong={bad.has(section.key) || undefined}>
        <Handle
          drag={drag}
          of={section.key}
          label={t('moveSection', { name })}
          onStep={(step) => outline.moveSection(section.key, at + step)}
        />
        <UnstyledButton
          className={classes['name'] ?? ''}
          aria-current={chosen === section.key ? 'true' : undefined}
          onClick={() => outline.choose(section.key)}
        >
          <strong>
            <UserText text={name} />
          </strong>
        </UnstyledButton>
        <Menu width={200} position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('moreOf', { name })}>
              <IconDots {...sign} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MoveItems
              labels={{ up: t('moveUp'), down: t('moveDown') }}
              up={at === 0 ? undefined : () => outline.moveSection(section.key, at - 1)}
              down={at === sections.length - 1 ? undefined : () => outline.moveSection(section.key, at + 1)}
            />
            <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={() => outline.removeSection(section)}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <ol className={classes['lessons']} aria-label={t('lessonsOf', { name })}>
        {section.lessons.map((lesson, within) => (
          <OutlineLesson
            key={lesson.key}
            lesson={lesson}
            section={section}
            within={within}
            outline={outline}
            wrong={bad.has(lesson.key)}
            chosen={chosen === lesson.key}
            drag={drag}
          />
        ))}
      </ol>
      <Menu width={220} position="bottom-start">
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" disabled={full} leftSection={<IconPlus {...sign} />} data-add={section.key}>
            {t('addLesson')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LESSON_KINDS.map((kind) => (
            <Menu.Item key={kind} leftSection={<LessonSign kind={kind} />} onClick={() => outline.addLesson(section.key, kind)}>
              {t(`kind_${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
