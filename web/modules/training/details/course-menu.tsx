import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { SaveAsFile } from '../../fields/public.ts'
import { publicationQueries } from '../../publishing/public.ts'

/** What else is done with a course. Where it cannot be deleted, archiving is offered. */
export default function CourseMenu({ course }: { course: EditedCourse }) {
  const { t } = useTranslation(['training', 'kit', 'publishing'])
  const nameOf = useLocalName()
  const page = useDirection()
  const navigate = useNavigate()
  const [asks, ask] = useState(false)
  const copy = useWrite(courses.copy)
  const remove = useWrite(courses.delete, { quiet: true })
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  const { id } = course
  const open = (made: string) => void navigate({ to: '/admin/training/details', search: { id: made } as object })
  const away = () => void navigate({ to: '/admin/training', search: {} })
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { ns: 'kit' })}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!course.template && (
            <Menu.Item
              leftSection={<IconTemplate {...icon} />}
              onClick={() => copy.mutate({ id, template: true }, { onSuccess: (made) => open(made.id) })}
            >
              {t('saveAsTemplate')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconCopy {...icon} />}
            onClick={() => copy.mutate({ id, template: false }, { onSuccess: (made) => open(made.id) })}
          >
            {t(course.template ? 'useTemplate' : 'duplicate')}
          </Menu.Item>
          <SaveAsFile address={fileAddress(courses.content, { id })} name={nameOf(course.content) || id} />
          {course.can.delete && (
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => ask(true)}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmLater
        opened={asks}
        onClose={() => ask(false)}
        title={t('deleteCourse', { name: isolate(nameOf(course.content), page) })}
        action={t('delete', { ns: 'kit' })}
        onConfirm={() => remove.mutate({ id }, { onSuccess: away })}
        write={remove}
      >
        {t('deleteCourseText')}
        {remove.error?.code === 'training.not_deleted' && <NotDeleted id={id} onDone={away} />}
      </ConfirmLater>
    </>
  )
}

function NotDeleted({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation(['training', 'publishing'])
  const archive = useWrite(coursePublishing.archive)
  const { data } = useQuery(publicationQueries(coursePublishing).publication(id))
  const may = data !== undefined && data.status !== 'published' && data.archivedDate === null
  return (
    <>
      <p>{t('notDeletedText')}</p>
      {may && (
        <Button
          variant="default"
          disabled={archive.isPending}
          onClick={() => archive.mutate({ id, version: data.version, on: true }, { onSuccess: onDone })}
        >
          {t('archive', { ns: 'publishing' })}
        </Button>
      )}
    </>
  )
}
