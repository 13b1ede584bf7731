import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLock } from '@tabler/icons-react'
import { Suspense, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnArrival } from '../focus-on-arrival.ts'
import classes from './fact-list.module.css'

interface FactListProps {
  readonly label: string
  /** In one line, without the names: each value says by itself what it is. */
  readonly line?: boolean
  readonly children: ReactNode
}

/** What is known of a record, one line for each fact; a value that may be changed is its own picker. */
export function FactList({ label, line = false, children }: FactListProps) {
  return (
    <dl className={classes['facts']} aria-label={label} data-line={line || undefined}>
      {children}
    </dl>
  )
}

interface FactProps {
  readonly name: string
  /** This reader may change others, but not this one. */
  readonly locked?: boolean
  readonly children: ReactNode
}

export function Fact({ name, locked = false, children }: FactProps) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>
        <span className={classes['value']}>{children}</span>
        {locked && (
          <span className={classes['lock']} role="img" aria-label={t('readOnly')} title={t('readOnly')}>
            <IconLock size={14} stroke={1.7} aria-hidden />
          </span>
        )}
      </dd>
    </div>
  )
}

interface FactButtonProps {
  readonly name: string
  readonly value: ReactNode
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  readonly keys?: string | undefined
  readonly onClick: () => void
}

/** A value that is changed in a dialog. */
export function FactButton(props: FactButtonProps) {
  return (
    <Changeable {...props}>
      {(button) => <UnstyledButton {...button} aria-haspopup="dialog" onClick={props.onClick} />}
    </Changeable>
  )
}

interface FactPickerProps extends Omit<FactButtonProps, 'onClick'> {
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
  /** Fetched with the first opening, where it is lazy. */
  readonly children: ReactNode
}

/** A value that is its own picker: the press, or its key, opens the choices below it. */
export function FactPicker({ opened, onChange, children, ...props }: FactPickerProps) {
  const { t } = useTranslation('kit')
  return (
    <Changeable {...props}>
      {(button) => (
        <Popover
          opened={opened}
          onChange={onChange}
          position="bottom-start"
          offset={4}
          width={272}
          radius={12}
          shadow="md"
          trapFocus
          returnFocus
          withRoles={false}
        >
          <Popover.Target>
            <UnstyledButton {...button} aria-haspopup="dialog" aria-expanded={opened} onClick={() => onChange(!opened)} />
          </Popover.Target>
          <Popover.Dropdown p={5} role="dialog" aria-label={props.name}>
            <div ref={focusOnArrival}>
              <Suspense fallback={<div className={classes['waiting']} role="status" aria-label={t('loading')} />}>
                {children}
              </Suspense>
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
    </Changeable>
  )
}

interface Pressed {
  readonly className: string
  readonly 'aria-labelledby': string
  readonly 'aria-keyshortcuts': string | undefined
  readonly title: string
  readonly children: ReactNode
}

function Changeable(props: Omit<FactButtonProps, 'onClick'> & { readonly children: (button: Pressed) => ReactNode }) {
  const { name, value, keys, children } = props
  const id = useId()
  return (
    <div className={classes['fact']}>
      <dt id={`${id}-name`}>{name}</dt>
      <dd>
        {children({
          className: classes['change'] ?? '',
          'aria-labelledby': `${id}-name ${id}-value`,
          'aria-keyshortcuts': keys,
          title: keys === undefined ? name : `${name} (${keys})`,
          children: (
            <>
              <span id={`${id}-value`} className={classes['value']}>
                {value}
              </span>
              <IconChevronDown className={classes['chevron']} size={14} stroke={1.7} aria-hidden />
            </>
          ),
        })}
      </dd>
    </div>
  )
}
