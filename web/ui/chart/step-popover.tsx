import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { linkOf } from '../../kit/link-of.ts'
import { useDirection } from '../../kit/formats.ts'
import type { Column } from './plot-shapes.ts'
import type { Colour } from './shapes.ts'
import classes from './plot.module.css'

export interface StepLink {
  readonly key: string
  readonly label: string
  readonly path: string
}

interface StepPopoverProps {
  /** The column of the plot at which it opens. */
  readonly column: Column
  readonly title: string
  readonly subtitle?: string | undefined
  readonly figures: readonly { readonly key: string; readonly label: string; readonly colour: Colour; readonly text: string }[]
  readonly links: readonly StepLink[]
  readonly onClose: () => void
}

/** The values of one step, and the lists behind them. */
export function StepPopover({ column, title, subtitle, figures, links, onClose }: StepPopoverProps) {
  const dir = useDirection()
  return (
    <Menu
      opened
      onClose={onClose}
      position={dir === 'rtl' ? 'left-start' : 'right-start'}
      radius={12}
      shadow="md"
      width={270}
      returnFocus={false}
    >
      <Menu.Target>
        <span className={classes['anchor']} style={{ insetInlineStart: column.x, inlineSize: column.width }} />
      </Menu.Target>
      <Menu.Dropdown dir={dir}>
        <div className={classes['head']}>
          <b>{title}</b>
          {subtitle && <span>{subtitle}</span>}
        </div>
        {figures.map(({ key, label, colour, text }) => (
          <div key={key} className={classes['figure']}>
            <i className={classes['mark']} style={{ background: `var(${colour})` }} />
            {label}
            <b>{text}</b>
          </div>
        ))}
        {links.length > 0 && <Menu.Divider />}
        {links.map(({ key, label, path }) => (
          <Menu.Item key={key} renderRoot={(props: object) => <Link {...linkOf(path)} {...props} />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
