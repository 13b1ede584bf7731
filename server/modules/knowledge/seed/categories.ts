import type { CategoryIcon } from '@diwan/contract/knowledge/vocabulary'
import type { Colour } from '@diwan/contract/kit/colours'

interface SampleCategory {
  readonly key: string
  readonly parent?: string
  readonly unit: string
  readonly icon: CategoryIcon
  readonly colour: Colour
  readonly names: readonly [ar: string, en: string]
  readonly about: readonly [ar: string, en: string]
  readonly review?: boolean
}

/** Each after the category it lies in. */
export const sampleCategories: readonly SampleCategory[] = [
  {
    key: 'hr',
    unit: 'hr',
    icon: 'people',
    colour: 'green',
    names: ['الموارد البشرية', 'Human resources'],
    about: ['من يوم التعيين حتى آخر يوم عمل.', 'From the first day at work to the last.'],
  },
  {
    key: 'leave',
    parent: 'hr',
    unit: 'hr',
    icon: 'calendar',
    colour: 'teal',
    names: ['الإجازات والدوام', 'Leave and working hours'],
    about: ['أنواع الإجازات والعمل عن بُعد.', 'Kinds of leave and working from home.'],
  },
  {
    key: 'joining',
    parent: 'hr',
    unit: 'hr',
    icon: 'heart',
    colour: 'olive',
    names: ['الموظف الجديد', 'New colleagues'],
    about: ['الأسبوع الأول خطوة بخطوة.', 'The first week, step by step.'],
  },
  {
    key: 'it',
    unit: 'it',
    icon: 'laptop',
    colour: 'blue',
    names: ['تقنية المعلومات', 'Information technology'],
    about: ['الحسابات والأجهزة والشبكة.', 'Accounts, devices and the network.'],
  },
  {
    key: 'network',
    parent: 'it',
    unit: 'network',
    icon: 'network',
    colour: 'indigo',
    names: ['الشبكة وVPN', 'Network and VPN'],
    about: ['الاتصال من المكتب ومن خارجه.', 'Connecting from the office and from outside.'],
  },
  {
    key: 'devices',
    parent: 'it',
    unit: 'devices',
    icon: 'printer',
    colour: 'cyan',
    names: ['الأجهزة والطابعات', 'Devices and printers'],
    about: ['أعطال شائعة يمكن حلها بلا تذكرة.', 'Common faults you can solve without a ticket.'],
  },
  {
    key: 'travel',
    unit: 'services',
    icon: 'plane',
    colour: 'orange',
    names: ['السفر والمهمات', 'Business travel'],
    about: ['قبل الرحلة وأثناءها وبعدها.', 'Before, during and after a trip.'],
  },
  {
    key: 'building',
    unit: 'services',
    icon: 'building',
    colour: 'grey',
    names: ['المبنى والخدمات', 'Building and services'],
    about: ['القاعات والمواقف والسلامة.', 'Rooms, parking and safety.'],
  },
  {
    key: 'purchasing',
    unit: 'purchasing',
    icon: 'cart',
    colour: 'magenta',
    names: ['المشتريات والمالية', 'Purchasing and finance'],
    about: ['من طلب الشراء حتى صرف الفاتورة.', 'From a purchase request to a paid invoice.'],
    review: true,
  },
]
