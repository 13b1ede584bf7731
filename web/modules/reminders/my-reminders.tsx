import { reminders } from '@diwan/contract/reminders/endpoints'
import type { Reminder } from '@diwan/contract/reminders/schemas'
import { ActionIcon, Badge, Button, Menu, Modal, Skeleton } from '@mantine/core'
import { IconClock, IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { instantText } from '../../kit/formats.ts'
import { linkOf } from '../../kit/link-of.ts'
import { usePhone } from '../../kit/widths.ts'
import { useWrite } from '../../kit/write.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { reminderLists, reminderQueries } from './api.ts'
import classes from './my-reminders.module.css'
import { usePresets } from './use-presets.ts'

/** What this person asked to be reminded of, the next first; those that came wait to be put off or dismissed. */
export default function MyReminders({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['reminders', 'kit'])
  const phone = usePhone()
  const list = useInfiniteQuery(reminderQueries.list())
  useFollowLists(reminderLists)
  const rows = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('mine')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      {!rows && (list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton height={160} />)}
      {rows?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} literally="noData" />}
      {rows && rows.length > 0 && (
        <ul className={classes['list']} aria-label={t('mine')}>
          {rows.map((one) => (
            <Row key={one.id} reminder={one} onClose={onClose} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" mt={12} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('loadMore', { ns: 'kit' })}
        </Button>
      )}
    </Modal>
  )
}

function Row({ reminder: { id, at, due, record }, onClose }: { readonly reminder: Reminder; readonly onClose: () => void }) {
  const { t } = useTranslation('reminders')
  const { mutate: snooze } = useWrite(reminders.snooze)
  const { mutate: dismiss, isPending } = useWrite(reminders.dismiss)
  const presets = usePresets()
  const title = record?.title ?? t('cannotSee')
  return (
    <li className={classes['row']} data-reminder={id} data-due={due || undefined}>
      <div className={classes['what']}>
        {record ? (
          <Link {...linkOf(record.path)} onClick={onClose}>
            <UserText text={title} lines={1} />
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <small>
          {due && (
            <Badge size="sm" variant="light">
              {t('due')}
            </Badge>
          )}
          <InstantText seconds={at} />
        </small>
      </div>
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('snoozeOne', { title })} title={t('snooze')}>
            <IconClock size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {presets.map((one) => (
            <Menu.Item key={one.name} title={instantText(one.at)} onClick={() => snooze({ id, at: one.at })}>
              {t(`remind_${one.name}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={isPending}
        aria-label={t('dismissOne', { title })}
        title={t('dismiss')}
        onClick={() => dismiss({ id })}
      >
        <IconX size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  )
}
