-- The set that every site begins with. An operator adds to it, renames and hides; nothing in the code names a row.
insert into category (slug, name, icon, position, kind) values
  ('townhouse', 'Townhouse', 'fence', 0, 'home'),
  ('room', 'Room', 'bed-single', 0, 'home'),
  ('holiday-home', 'Holiday home', 'tree-palm', 0, 'home'),
  ('farm', 'Farm', 'tractor', 0, 'land'),
  ('shop', 'Shop', 'store', 0, 'commercial'),
  ('warehouse', 'Warehouse', 'warehouse', 0, 'commercial')
on conflict (slug) do nothing;

update category set kind = given.kind, position = given.position,
  names = jsonb_build_object('en', given.en, 'ar', given.ar)
from (values
  ('house', 'home', 1, 'House', 'بيت'),
  ('apartment', 'home', 2, 'Apartment', 'شقة'),
  ('villa', 'home', 3, 'Villa', 'فيلا'),
  ('townhouse', 'home', 4, 'Townhouse', 'منزل متلاصق'),
  ('studio', 'home', 5, 'Studio', 'استوديو'),
  ('room', 'home', 6, 'Room', 'غرفة'),
  ('holiday-home', 'home', 7, 'Holiday home', 'بيت عطلات'),
  ('land', 'land', 8, 'Land', 'أرض'),
  ('farm', 'land', 9, 'Farm', 'مزرعة'),
  ('office', 'commercial', 10, 'Office', 'مكتب'),
  ('shop', 'commercial', 11, 'Shop', 'محل'),
  ('warehouse', 'commercial', 12, 'Warehouse', 'مستودع')
) as given (slug, kind, position, en, ar)
where category.slug = given.slug;

insert into parameter (key, kind, unit, position, icon, options, deals, minimum, maximum, decimals) values
  ('plot', 'number', 'sqm', 4, 'land-plot', '[]', '{sell,rent}', 1, 100000000, 2),
  ('floor', 'number', null, 5, 'layers', '[]', '{sell,rent}', -5, 200, 0),
  ('year', 'number', 'year', 6, 'calendar', '[]', '{sell,rent}', 1000, 2100, 0),
  ('parking', 'number', null, 7, 'car', '[]', '{sell,rent}', 0, 100, 0),
  ('tenure', 'choice', null, 8, 'scroll-text', '[
    {"value": "freehold", "names": {"en": "Freehold", "ar": "تملّك حر"}},
    {"value": "leasehold", "names": {"en": "Leasehold", "ar": "حق انتفاع"}},
    {"value": "shared", "names": {"en": "Shared ownership", "ar": "ملكية مشتركة"}}]', '{sell}', null, null, 0),
  ('service-charge', 'number', 'money_per_month', 9, 'receipt', '[]', '{sell,rent}', 0, 10000000000, 2),
  ('energy', 'choice', null, 10, 'leaf', '[
    {"value": "a", "names": {"en": "A"}}, {"value": "b", "names": {"en": "B"}}, {"value": "c", "names": {"en": "C"}},
    {"value": "d", "names": {"en": "D"}}, {"value": "e", "names": {"en": "E"}}, {"value": "f", "names": {"en": "F"}},
    {"value": "g", "names": {"en": "G"}}]', '{sell,rent}', null, null, 0),
  ('features', 'multi_choice', null, 11, 'sparkles', '[
    {"value": "balcony", "names": {"en": "Balcony", "ar": "شرفة"}},
    {"value": "terrace", "names": {"en": "Terrace", "ar": "تراس"}},
    {"value": "garden", "names": {"en": "Garden", "ar": "حديقة"}},
    {"value": "pool", "names": {"en": "Pool", "ar": "مسبح"}},
    {"value": "lift", "names": {"en": "Lift", "ar": "مصعد"}},
    {"value": "air-conditioning", "names": {"en": "Air conditioning", "ar": "تكييف"}},
    {"value": "fireplace", "names": {"en": "Fireplace", "ar": "مدفأة"}},
    {"value": "storage", "names": {"en": "Storage room", "ar": "مخزن"}},
    {"value": "step-free", "names": {"en": "Step-free access", "ar": "مدخل بلا درج"}}]', '{sell,rent}', null, null, 0),
  ('available-from', 'date', null, 12, 'calendar-check', '[]', '{rent}', null, null, 0),
  ('minimum-term', 'number', 'months', 13, 'hourglass', '[]', '{rent}', 0, 120, 0),
  ('deposit', 'number', 'money', 14, 'piggy-bank', '[]', '{rent}', 0, 10000000000, 2),
  ('furnished', 'choice', null, 15, 'sofa', '[
    {"value": "full", "names": {"en": "Furnished", "ar": "مفروش"}},
    {"value": "part", "names": {"en": "Part furnished", "ar": "مفروش جزئيًا"}},
    {"value": "none", "names": {"en": "Unfurnished", "ar": "غير مفروش"}}]', '{rent}', null, null, 0),
  ('pets', 'choice', null, 16, 'paw-print', '[
    {"value": "yes", "names": {"en": "Pets welcome", "ar": "مسموح"}},
    {"value": "ask", "names": {"en": "On request", "ar": "عند الطلب"}},
    {"value": "no", "names": {"en": "No pets", "ar": "غير مسموح"}}]', '{rent}', null, null, 0),
  ('zoning', 'text', null, 17, 'map', '[]', '{sell,rent}', null, null, 0);

update parameter set minimum = 0, maximum = 50, icon = 'bed-double', is_on_card = true where key = 'bedrooms';
update parameter set minimum = 0, maximum = 50, decimals = 1, icon = 'bath', is_on_card = true where key = 'bathrooms';
update parameter set minimum = 1, maximum = 10000000, decimals = 2, icon = 'ruler', is_on_card = true where key = 'area';
update parameter set is_filterable = false where key in ('service-charge', 'deposit', 'zoning');

update parameter set names = jsonb_build_object('en', given.en, 'ar', given.ar)
from (values
  ('bedrooms', 'Bedrooms', 'غرف النوم'),
  ('bathrooms', 'Bathrooms', 'الحمّامات'),
  ('area', 'Living area', 'المساحة'),
  ('plot', 'Plot', 'مساحة الأرض'),
  ('floor', 'Floor', 'الطابق'),
  ('year', 'Year built', 'سنة البناء'),
  ('parking', 'Parking spaces', 'مواقف السيارات'),
  ('tenure', 'Tenure', 'نوع الملكية'),
  ('service-charge', 'Service charge', 'رسوم الخدمات'),
  ('energy', 'Energy rating', 'كفاءة الطاقة'),
  ('features', 'Features', 'المزايا'),
  ('available-from', 'Available from', 'متاح من'),
  ('minimum-term', 'Minimum term', 'أقل مدة'),
  ('deposit', 'Deposit', 'التأمين'),
  ('furnished', 'Furnishing', 'الأثاث'),
  ('pets', 'Pets', 'الحيوانات الأليفة'),
  ('zoning', 'Permitted use', 'الاستعمال المسموح')
) as given (key, en, ar)
where parameter.key = given.key;

insert into category_parameter (category_id, parameter_id)
select category.id, parameter.id
from (values
  ('house villa townhouse holiday-home', 'bedrooms bathrooms area plot year parking tenure energy features'),
  ('apartment studio', 'bedrooms bathrooms area floor year parking tenure service-charge energy features'),
  ('room', 'bathrooms area floor features'),
  ('house villa townhouse holiday-home apartment studio room', 'available-from minimum-term deposit furnished pets'),
  ('land', 'plot tenure zoning'),
  ('farm', 'bedrooms bathrooms area plot year tenure zoning'),
  ('office shop warehouse', 'area floor year parking tenure service-charge energy zoning'),
  ('office shop warehouse farm', 'available-from minimum-term deposit'),
  ('office', 'furnished')
) as given (slugs, keys)
join category on category.slug = any(string_to_array(given.slugs, ' '))
join parameter on parameter.key = any(string_to_array(given.keys, ' '))
on conflict do nothing;

-- Land is measured as a plot.
delete from category_parameter using category, parameter
where category_id = category.id and parameter_id = parameter.id and category.slug = 'land' and parameter.key = 'area';

insert into facility (key, icon, position, names) values
  ('school', 'school', 1, '{"en": "School", "ar": "مدرسة"}'),
  ('kindergarten', 'blocks', 2, '{"en": "Kindergarten", "ar": "روضة أطفال"}'),
  ('supermarket', 'shopping-cart', 3, '{"en": "Supermarket", "ar": "سوبرماركت"}'),
  ('park', 'trees', 4, '{"en": "Park", "ar": "حديقة عامة"}'),
  ('playground', 'ferris-wheel', 5, '{"en": "Playground", "ar": "ملعب أطفال"}'),
  ('bus', 'bus', 6, '{"en": "Bus stop", "ar": "موقف حافلات"}'),
  ('station', 'train-front', 7, '{"en": "Train or metro", "ar": "قطار أو مترو"}'),
  ('hospital', 'hospital', 8, '{"en": "Hospital", "ar": "مستشفى"}'),
  ('pharmacy', 'pill', 9, '{"en": "Pharmacy", "ar": "صيدلية"}'),
  ('gym', 'dumbbell', 10, '{"en": "Gym", "ar": "نادٍ رياضي"}'),
  ('restaurant', 'utensils', 11, '{"en": "Restaurants", "ar": "مطاعم"}'),
  ('mall', 'shopping-bag', 12, '{"en": "Shopping centre", "ar": "مركز تسوّق"}'),
  ('bank', 'landmark', 13, '{"en": "Bank", "ar": "بنك"}'),
  ('worship', 'hand-heart', 14, '{"en": "Place of worship", "ar": "دار عبادة"}'),
  ('beach', 'waves', 15, '{"en": "Beach", "ar": "شاطئ"}'),
  ('airport', 'plane', 16, '{"en": "Airport", "ar": "مطار"}');
