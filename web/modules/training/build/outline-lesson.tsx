import type { DraftLesson } from '@diwan/contract/training/schemas/outline'
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconDots, IconFolderSymlink, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../ui/move-items.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { Section } from '../model/course-edit.ts'
import { Handle } from './handle.tsx'
import { LessonSign } from './lesson-sign.tsx'
import type { Drag } from '../types.ts'
import { useRowDrag } from './use-row-drag.ts'
import type { OutlineWriting } from './use-outline.ts'
import classes from './build.module.css'

interface OutlineLessonProps {
  readonly lesson: DraftLesson
  readonly section: Section
  readonly within: number
  readonly outline: OutlineWriting
  readonly wrong: boolean
  readonly chosen: boolean
  readonly drag: Drag
}

export function OutlineLesson({ lesson, section, within, outline, wrong, chosen, drag }: OutlineLessonProps) {
  const { t } = useTranslation(['training', 'fields', 'kit'])
  const { sections } = outline
  const { key } = lesson
  const name = outline.lessonName(lesson)
  const row = useRowDrag(drag, {
    of: key,
    takes: (from) => !sections.some((one) => one.key === from),
    drop: (from) => {
      const own = section.lessons.findIndex((one) => one.key === from)
      // without itself all that follow it stand one place earlier
      outline.moveLesson(from, section.key, own >= 0 && own < within ? within - 1 : within)
    },
  })
  const first = sections[0] === section && within === 0
  const last = sections.at(-1) === section && within === section.lessons.length - 1
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  const lacks = (lesson.titleAr === '') !== (lesson.titleEn === '')
  return (
    <li data-lesson={key} {...row}>
      <div className={classes['line']} data-wrong={wrong || undefined}>
        <Handle drag={drag} of={key} label={t('moveLesson', { name })} onStep={(step) => outline.stepLesson(key, step)} />
        <UnstyledButton
          className={classes['name'] ?? ''}
          aria-current={chosen ? 'true' : undefined}
          onClick={() => outline.choose(key)}
        >
          <LessonSign kind={lesson.kind} />
          <span>
            <UserText text={name} />
          </span>
          {!lesson.required && <small>{t('optional')}</small>}
          {lacks && <small data-lacks>{t('untranslated', { ns: 'fields' })}</small>}
        </UnstyledButton>
        <Menu width={220} position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('moreOf', { name })}>
              <IconDots {...sign} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MoveItems
              labels={{ up: t('moveUp'), down: t('moveDown') }}
              up={first ? undefined : () => outline.stepLesson(key, -1)}
              down={last ? undefined : () => outline.stepLesson(key, 1)}
            />
            {sections.length > 1 && (
              <Menu.Sub>
                <Menu.Sub.Target>
                  <Menu.Sub.Item leftSection={<IconFolderSymlink {...sign} />}>{t('moveTo')}</Menu.Sub.Item>
                </Menu.Sub.Target>
                <Menu.Sub.Dropdown>
                  {sections
                    .filter((one) => one !== section)
                    .map((one) => (
                      <Menu.Item key={one.key} onClick={() => outline.moveLesson(key, one.key)}>
                        <UserText text={outline.sectionName(one)} lines={1} />
                      </Menu.Item>
                    ))}
                </Menu.Sub.Dropdown>
              </Menu.Sub>
            )}
            <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={() => outline.removeLesson(key)}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
