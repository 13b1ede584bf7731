import { IconCheck, IconClockPause, IconSend, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/list/choice-list.tsx'
import { Fact, FactButton, FactList, FactPicker } from '../../ui/facts/fact-list.tsx'
import { asPerson, PersonChip } from '../../ui/person-chip.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { Picker } from '../../ui/picker.tsx'
import { PriorityBars } from '../../ui/priority-bars.tsx'
import { SplitButton, SplitItem } from '../../ui/split-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './workshop.module.css'

const people = [
  { id: 'a', fullName: 'نورة القحطاني' },
  { id: 'b', fullName: 'Emily Carter' },
  { id: 'c', fullName: 'دينا مراد' },
] as const
const PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const

/** Facts to change in place, as a list and in one line, the picker in them, and a button with its kin. */
export function FactSpecimens() {
  const { t } = useTranslation(['shell', 'kit', 'tickets'])
  const [drawn, draw] = useState(false)
  return (
    <>
      <div className={classes['row']}>
        <div style={{ inlineSize: 288 }}>
          <Facts />
          <FactList label={t('more', { ns: 'kit' })}>
            <FactButton name={t('details', { ns: 'kit' })} value={t('more', { ns: 'kit' })} onClick={() => draw(true)} />
          </FactList>
        </div>
        <SplitButton
          label={t('send', { ns: 'kit' })}
          icon={<IconSend size={16} className="turns" />}
          keys="Ctrl Enter"
          more={t('more', { ns: 'kit' })}
        >
          <SplitItem icon={<IconCheck size={16} />} keys="Ctrl Shift Enter" onClick={() => undefined}>
            {t('do_resolve', { ns: 'tickets' })}
          </SplitItem>
          <SplitItem icon={<IconClockPause size={16} />} onClick={() => undefined}>
            {t('do_wait', { ns: 'tickets' })}
          </SplitItem>
        </SplitButton>
      </div>
      <Facts line />
      <SideDrawer opened={drawn} title={t('details', { ns: 'kit' })} onClose={() => draw(false)}>
        <Facts />
      </SideDrawer>
    </>
  )
}

function Facts({ line = false }: { line?: boolean }) {
  const { t } = useTranslation(['kit', 'tickets'])
  const [open, setOpen] = useState<'priority' | 'assignee'>()
  const [priority, setPriority] = useState<(typeof PRIORITIES)[number]>('HIGH')
  const [assignee, assign] = useState<(typeof people)[number]>()
  const close = () => setOpen(undefined)
  return (
    <FactList label={t('details')} line={line}>
      <Fact name={t('status', { ns: 'tickets' })} locked>
        <StatusBadge status="OPEN" plain />
      </Fact>
      <FactPicker
        name={t('priority', { ns: 'tickets' })}
        keys="P"
        value={<PriorityBars priority={priority} />}
        opened={open === 'priority'}
        onChange={(on) => setOpen(on ? 'priority' : undefined)}
      >
        <ChoiceList
          label={t('priority', { ns: 'tickets' })}
          options={PRIORITIES.map((value) => ({
            value,
            label: t(`priority_${value}`),
            shown: <PriorityBars priority={value} />,
          }))}
          pick={(value) => (setPriority(value as typeof priority), close())}
        />
      </FactPicker>
      <FactPicker
        name={t('assignee', { ns: 'tickets' })}
        keys="A"
        value={assignee ? <PersonChip person={assignee} /> : t('unassigned', { ns: 'tickets' })}
        opened={open === 'assignee'}
        onChange={(on) => setOpen(on ? 'assignee' : undefined)}
      >
        <Picker<(typeof people)[number]>
          label={t('assignee', { ns: 'tickets' })}
          search={(text) => ({
            queryKey: ['specimen', text],
            queryFn: () => Promise.resolve(people.filter(({ fullName }) => fullName.includes(text))),
          })}
          {...asPerson}
          me={{ key: 'b', label: t('me') }}
          count={({ id }) => id.charCodeAt(0) % 9}
          onPick={(one) => (assign(one), close())}
          others={[
            {
              value: 'nobody',
              label: t('unassigned', { ns: 'tickets' }),
              shown: (
                <>
                  <IconUserOff size={16} /> {t('unassigned', { ns: 'tickets' })}
                </>
              ),
            },
          ]}
          onOther={() => (assign(undefined), close())}
        />
      </FactPicker>
    </FactList>
  )
}
