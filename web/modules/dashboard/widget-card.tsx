import type { DashboardWidget, ListBehind } from '@diwan/contract/dashboard/schemas/dashboard'
import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPlugConnectedX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../kit/link-of.ts'
import { CountBadge, useCountText } from '../../ui/count-badge.tsx'
import classes from './dashboard.module.css'
import { signOf } from './model/sign.ts'
import { Shape } from './shapes/shape.tsx'
import type { Drawn } from './types.ts'
import { useWidgetWords } from './use-widget-words.ts'

interface WidgetCardProps extends Drawn {
  readonly widget: DashboardWidget
  readonly onRetry: () => Promise<void>
}

/** One card: its head with the number and the way to its list, and the first of the list below. */
export function WidgetCard({ widget, onRetry, ...drawn }: WidgetCardProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const { titleOf } = useWidgetWords()
  const { key, module, size, lists, content, failed } = widget
  const Sign = drawn.icons[signOf(widget)]
  const count = useCountText(sumOf(lists))
  const title = titleOf(key)
  return (
    <section className={classes['card']} data-size={size} data-widget={key} aria-labelledby={id}>
      <header className={classes['head']}>
        <span className={classes['sign']} data-module={module}>
          {Sign && <Sign size={15} stroke={1.75} aria-hidden />}
        </span>
        <h2 id={id}>{title}</h2>
        {count !== '' && (
          <bdi dir="ltr" className={classes['count']} data-number>
            {count}
          </bdi>
        )}
        <WayToAll title={title} lists={lists} />
      </header>
      <div className={classes['body']}>
        {content ? (
          <Shape widget={widget} content={content} {...drawn} />
        ) : failed ? (
          <Failed onRetry={onRetry} />
        ) : (
          <p className={classes['none']}>{t('nothingLeft')}</p>
        )}
      </div>
    </section>
  )
}

function sumOf(lists: readonly ListBehind[]): Counter {
  const counts = lists.flatMap(({ count }) => count ?? [])
  const sum = counts.reduce((all, { count }) => all + count, 0)
  return { count: Math.min(sum, COUNT_LIMIT), more: sum > COUNT_LIMIT || counts.some(({ more }) => more) }
}

/** One list is a link; several are a menu of those that hold something, each with its own number. */
function WayToAll({ title, lists }: { title: string; lists: readonly ListBehind[] }) {
  const { t } = useTranslation('dashboard')
  const { titleOf } = useWidgetWords()
  const [only] = lists
  if (lists.length === 1 && only)
    return (
      <Link {...linkOf(only.path)} className={classes['all']} aria-label={`${t('viewAll')}: ${title}`}>
        {t('viewAll')}
      </Link>
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes['all'] ?? ''}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          aria-label={t('listsBehind', { title })}
        >
          {t('viewAll')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {lists
          .filter(({ count }) => count === null || count.count > 0)
          .map(({ key, path, count }) => (
            <Menu.Item
              key={key}
              rightSection={count && <CountBadge {...count} />}
              renderRoot={(props) => <Link {...linkOf(path)} {...props} />}
            >
              {titleOf(key)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Failed({ onRetry }: Pick<WidgetCardProps, 'onRetry'>) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={classes['failed']} role="alert">
      <IconPlugConnectedX size={22} stroke={1.5} aria-hidden />
      <p>{t('failed')}</p>
      <Button variant="default" size="compact-sm" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  )
}
