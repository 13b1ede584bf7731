import {
  fromToday,
  helped,
  labelled,
  needed,
  notBefore,
  only,
  options,
  page,
  starter,
  yesNo,
  type Starter,
} from './starter-fields.ts'

const newcomer = starter(
  'new_employee',
  ['تجهيز موظف جديد', 'New employee set-up'],
  ['يملؤه المدير قبل أسبوع من المباشرة.', 'Filled in by the manager a week before the first day.'],
  [
    page('about', ['الموظف الجديد', 'The new employee']),
    { type: 'text', ...labelled('name', ['الاسم الكامل', 'Full name']), ...needed },
    { type: 'text', ...labelled('title', ['المسمى الوظيفي', 'Job title']), ...needed },
    { type: 'unit', ...labelled('unit', ['الإدارة', 'Department']), ...needed },
    { type: 'date', ...labelled('starts', ['تاريخ المباشرة', 'First day']), ...needed, ...fromToday },
    { type: 'person', ...labelled('buddy', ['الزميل المرافق', 'Buddy']) },
    page('equipment', ['التجهيزات', 'Equipment']),
    {
      type: 'choices',
      ...labelled('devices', ['الأجهزة', 'Devices']),
      ...needed,
      other: true,
      options: options({
        laptop: ['حاسوب محمول', 'Laptop'],
        screen: ['شاشة إضافية', 'Second screen'],
        phone: ['هاتف مكتبي', 'Desk phone'],
        mobile: ['جوال عمل', 'Company mobile'],
      }),
    },
    { type: 'choice', ...labelled('remote', ['هل يعمل عن بُعد؟', 'Works remotely?']), ...needed, options: yesNo },
    { type: 'text', ...labelled('address', ['عنوان التوصيل', 'Delivery address']), ...needed, ...only('remote', 'yes') },
    page('accounts', ['الصلاحيات', 'Access']),
    {
      type: 'choices',
      ...labelled('systems', ['الأنظمة المطلوبة', 'Systems needed']),
      options: options({
        mail: ['البريد الإلكتروني', 'E-mail'],
        finance: ['النظام المالي', 'Finance system'],
        people: ['نظام الموارد البشرية', 'HR system'],
        vpn: ['الاتصال عن بُعد', 'Remote access'],
      }),
    },
    { type: 'long_text', ...labelled('notes', ['ملاحظات', 'Notes']) },
  ],
)

const course = starter(
  'training_request',
  ['طلب تدريب', 'Training request'],
  ['لدورة أو شهادة مهنية تحتاجها في عملك.', 'For a course or a certificate your work needs.'],
  [
    { type: 'text', ...labelled('course', ['اسم الدورة', 'Course']), ...needed },
    { type: 'text', ...labelled('provider', ['الجهة المقدمة', 'Provider']), ...needed },
    { type: 'url', ...labelled('link', ['رابط الدورة', 'Link to the course']) },
    { type: 'date', ...labelled('starts', ['تبدأ في', 'Starts on']), ...needed, ...fromToday },
    { type: 'date', ...labelled('ends', ['تنتهي في', 'Ends on']), ...needed, ...notBefore('starts') },
    { type: 'number', ...labelled('cost', ['التكلفة بالريال', 'Cost in riyals']), rule: { min: 0, whole: false } },
    {
      type: 'rating',
      ...labelled('need', ['مدى الحاجة إليها', 'How much it is needed']),
      ...needed,
      lowAr: 'مفيدة',
      lowEn: 'Useful',
      highAr: 'ضرورية',
      highEn: 'Essential',
    },
    { type: 'long_text', ...labelled('why', ['كيف ستفيد عملك؟', 'How will it help your work?']), ...needed },
  ],
)

const incident = starter(
  'incident',
  ['بلاغ عن حادث أو خطر', 'Incident or hazard report'],
  ['في الحالات الطارئة اتصل بالأمن أولًا.', 'In an emergency, call security first.'],
  [
    {
      type: 'choice',
      ...labelled('kind', ['نوع البلاغ', 'Kind of report']),
      ...needed,
      options: options({
        injury: ['إصابة', 'Injury'],
        near_miss: ['حادث كاد أن يقع', 'Near miss'],
        hazard: ['خطر محتمل', 'Hazard'],
        damage: ['تلف في الممتلكات', 'Damage'],
      }),
    },
    { type: 'date', ...labelled('day', ['التاريخ', 'Date']), ...needed, rule: { to: 'today' } },
    { type: 'time', ...labelled('time', ['الوقت التقريبي', 'Approximate time']) },
    { type: 'text', ...labelled('place', ['المكان', 'Place']), ...needed },
    {
      type: 'choice',
      ...labelled('treated', ['هل قُدم إسعاف؟', 'Was first aid given?']),
      ...needed,
      ...only('kind', 'injury'),
      options: yesNo,
    },
    { type: 'long_text', ...labelled('what', ['ماذا حدث؟', 'What happened?']), ...needed },
    { type: 'file', ...labelled('photo', ['صورة', 'Photo']) },
  ],
)

const visitor = starter(
  'visitor',
  ['تصريح زائر', 'Visitor permit'],
  ['قبل الزيارة بيوم عمل على الأقل.', 'At least one working day before the visit.'],
  [
    { type: 'text', ...labelled('name', ['اسم الزائر', 'Name of the visitor']), ...needed },
    { type: 'text', ...labelled('company', ['الجهة', 'Company']), ...needed },
    { type: 'phone', ...labelled('phone', ['رقم الجوال', 'Mobile']), ...needed },
    { type: 'date', ...labelled('day', ['يوم الزيارة', 'Day of the visit']), ...needed, rule: { from: 'tomorrow' } },
    { type: 'time', ...labelled('time', ['وقت الوصول', 'Time of arrival']), ...needed, rule: { from: '07:00', to: '17:00' } },
    { type: 'person', ...labelled('host', ['المضيف', 'Host']), ...needed },
    { type: 'choice', ...labelled('car', ['هل يحتاج موقفًا؟', 'Is parking needed?']), ...needed, options: yesNo },
    { type: 'text', ...labelled('plate', ['رقم اللوحة', 'Plate number']), ...needed, ...only('car', 'yes') },
  ],
)

const event = starter(
  'event',
  ['طلب تنظيم فعالية', 'Event request'],
  ['للاجتماعات الكبيرة والمناسبات الداخلية.', 'For large meetings and internal events.'],
  [
    page('event', ['الفعالية', 'The event']),
    { type: 'text', ...labelled('name', ['اسم الفعالية', 'Name of the event']), ...needed },
    { type: 'date', ...labelled('day', ['التاريخ', 'Date']), ...needed, rule: { from: 'tomorrow' } },
    { type: 'time', ...labelled('from', ['تبدأ الساعة', 'Begins at']), ...needed },
    {
      type: 'number',
      ...labelled('guests', ['عدد الحضور', 'Number of guests']),
      ...needed,
      rule: { min: 1, max: 2_000, whole: true },
    },
    page('services_page', ['الخدمات', 'Services'], ['اختر ما تحتاجه فقط.', 'Choose only what you need.']),
    {
      type: 'choices',
      ...labelled('services', ['الخدمات المطلوبة', 'Services needed']),
      other: true,
      options: options({
        catering: ['ضيافة', 'Catering'],
        sound: ['نظام صوت', 'Sound system'],
        screen: ['شاشة عرض', 'Screen'],
        photo: ['تصوير', 'Photography'],
        parking: ['مواقف', 'Parking'],
      }),
    },
    {
      type: 'long_text',
      ...labelled('catering', ['تفاصيل الضيافة', 'About the catering']),
      ...helped(['أوقات التقديم والحساسية الغذائية', 'Serving times and food allergies']),
      when: { match: 'all', tests: [{ field: 'services', is: 'contains', value: 'catering' }] },
    },
    {
      type: 'ranking',
      ...labelled('halls', ['رتّب القاعات حسب تفضيلك', 'Rank the halls by preference']),
      options: options({
        main: ['القاعة الرئيسية', 'Main hall'],
        ground: ['قاعة الدور الأرضي', 'Ground floor hall'],
        roof: ['قاعة السطح', 'Roof hall'],
      }),
    },
  ],
)

export const serviceStarters: readonly Starter[] = [newcomer, course, incident, visitor, event]
