-- The names that the product brings, in the six languages that came later. What an operator wrote stays.
update category set names = given.names::jsonb || category.names
from (values
  ('house', '{"de": "Haus", "es": "Casa", "fr": "Maison", "hi": "मकान", "pt": "Moradia", "zh": "独栋住宅"}'),
  ('apartment', '{"de": "Wohnung", "es": "Piso", "fr": "Appartement", "hi": "अपार्टमेंट", "pt": "Apartamento", "zh": "公寓"}'),
  ('villa', '{"de": "Villa", "es": "Villa", "fr": "Villa", "hi": "विला", "pt": "Vivenda", "zh": "别墅"}'),
  ('townhouse', '{"de": "Reihenhaus", "es": "Casa adosada", "fr": "Maison de ville", "hi": "टाउनहाउस", "pt": "Moradia em banda", "zh": "联排住宅"}'),
  ('studio', '{"de": "Studio", "es": "Estudio", "fr": "Studio", "hi": "स्टूडियो", "pt": "Estúdio", "zh": "单间公寓"}'),
  ('room', '{"de": "Zimmer", "es": "Habitación", "fr": "Chambre", "hi": "कमरा", "pt": "Quarto", "zh": "房间"}'),
  ('holiday-home', '{"de": "Ferienhaus", "es": "Casa de vacaciones", "fr": "Maison de vacances", "hi": "हॉलिडे होम", "pt": "Casa de férias", "zh": "度假屋"}'),
  ('land', '{"de": "Grundstück", "es": "Terreno", "fr": "Terrain", "hi": "ज़मीन", "pt": "Terreno", "zh": "土地"}'),
  ('farm', '{"de": "Bauernhof", "es": "Finca rústica", "fr": "Ferme", "hi": "फ़ार्म", "pt": "Quinta", "zh": "农场"}'),
  ('office', '{"de": "Büro", "es": "Oficina", "fr": "Bureau", "hi": "दफ़्तर", "pt": "Escritório", "zh": "办公室"}'),
  ('shop', '{"de": "Laden", "es": "Local comercial", "fr": "Commerce", "hi": "दुकान", "pt": "Loja", "zh": "商铺"}'),
  ('warehouse', '{"de": "Lager", "es": "Nave", "fr": "Entrepôt", "hi": "गोदाम", "pt": "Armazém", "zh": "仓库"}')
) as given (name, names)
where category.slug = given.name;

update parameter set names = given.names::jsonb || parameter.names
from (values
  ('bedrooms', '{"de": "Schlafzimmer", "es": "Dormitorios", "fr": "Chambres", "hi": "बेडरूम", "pt": "Quartos", "zh": "卧室"}'),
  ('bathrooms', '{"de": "Badezimmer", "es": "Baños", "fr": "Salles de bain", "hi": "बाथरूम", "pt": "Casas de banho", "zh": "卫生间"}'),
  ('area', '{"de": "Wohnfläche", "es": "Superficie", "fr": "Surface habitable", "hi": "रहने का क्षेत्र", "pt": "Área útil", "zh": "居住面积"}'),
  ('plot', '{"de": "Grundstücksfläche", "es": "Parcela", "fr": "Surface du terrain", "hi": "प्लॉट", "pt": "Área do terreno", "zh": "土地面积"}'),
  ('floor', '{"de": "Etage", "es": "Planta", "fr": "Étage", "hi": "मंज़िल", "pt": "Andar", "zh": "楼层"}'),
  ('year', '{"de": "Baujahr", "es": "Año de construcción", "fr": "Année de construction", "hi": "निर्माण का साल", "pt": "Ano de construção", "zh": "建成年份"}'),
  ('parking', '{"de": "Stellplätze", "es": "Plazas de garaje", "fr": "Places de parking", "hi": "पार्किंग की जगहें", "pt": "Lugares de estacionamento", "zh": "停车位"}'),
  ('tenure', '{"de": "Eigentumsform", "es": "Tipo de propiedad", "fr": "Type de propriété", "hi": "स्वामित्व", "pt": "Tipo de propriedade", "zh": "产权类型"}'),
  ('service-charge', '{"de": "Nebenkosten", "es": "Gastos de comunidad", "fr": "Charges", "hi": "रखरखाव शुल्क", "pt": "Condomínio", "zh": "物业费"}'),
  ('energy', '{"de": "Energieklasse", "es": "Calificación energética", "fr": "Classe énergétique", "hi": "ऊर्जा रेटिंग", "pt": "Classe energética", "zh": "能效等级"}'),
  ('features', '{"de": "Ausstattung", "es": "Características", "fr": "Équipements", "hi": "सुविधाएँ", "pt": "Características", "zh": "特色"}'),
  ('available-from', '{"de": "Verfügbar ab", "es": "Disponible desde", "fr": "Disponible à partir du", "hi": "इस तारीख से उपलब्ध", "pt": "Disponível a partir de", "zh": "可入住日期"}'),
  ('minimum-term', '{"de": "Mindestmietdauer", "es": "Duración mínima", "fr": "Durée minimale", "hi": "कम से कम अवधि", "pt": "Prazo mínimo", "zh": "最短租期"}'),
  ('deposit', '{"de": "Kaution", "es": "Fianza", "fr": "Dépôt de garantie", "hi": "सिक्योरिटी डिपॉज़िट", "pt": "Caução", "zh": "押金"}'),
  ('furnished', '{"de": "Möblierung", "es": "Amueblado", "fr": "Ameublement", "hi": "फ़र्निशिंग", "pt": "Mobília", "zh": "家具"}'),
  ('pets', '{"de": "Haustiere", "es": "Mascotas", "fr": "Animaux", "hi": "पालतू जानवर", "pt": "Animais", "zh": "宠物"}'),
  ('zoning', '{"de": "Zulässige Nutzung", "es": "Uso permitido", "fr": "Usage autorisé", "hi": "अनुमत उपयोग", "pt": "Uso permitido", "zh": "规划用途"}')
) as given (name, names)
where parameter.key = given.name;

update facility set names = given.names::jsonb || facility.names
from (values
  ('school', '{"de": "Schule", "es": "Colegio", "fr": "École", "hi": "स्कूल", "pt": "Escola", "zh": "学校"}'),
  ('kindergarten', '{"de": "Kindergarten", "es": "Guardería", "fr": "Maternelle", "hi": "किंडरगार्टन", "pt": "Jardim de infância", "zh": "幼儿园"}'),
  ('supermarket', '{"de": "Supermarkt", "es": "Supermercado", "fr": "Supermarché", "hi": "सुपरमार्केट", "pt": "Supermercado", "zh": "超市"}'),
  ('park', '{"de": "Park", "es": "Parque", "fr": "Parc", "hi": "पार्क", "pt": "Parque", "zh": "公园"}'),
  ('playground', '{"de": "Spielplatz", "es": "Parque infantil", "fr": "Aire de jeux", "hi": "खेल का मैदान", "pt": "Parque infantil", "zh": "儿童游乐场"}'),
  ('bus', '{"de": "Bushaltestelle", "es": "Parada de autobús", "fr": "Arrêt de bus", "hi": "बस स्टॉप", "pt": "Paragem de autocarro", "zh": "公交站"}'),
  ('station', '{"de": "Bahn oder U-Bahn", "es": "Tren o metro", "fr": "Train ou métro", "hi": "ट्रेन या मेट्रो", "pt": "Comboio ou metro", "zh": "火车或地铁"}'),
  ('hospital', '{"de": "Krankenhaus", "es": "Hospital", "fr": "Hôpital", "hi": "अस्पताल", "pt": "Hospital", "zh": "医院"}'),
  ('pharmacy', '{"de": "Apotheke", "es": "Farmacia", "fr": "Pharmacie", "hi": "दवा की दुकान", "pt": "Farmácia", "zh": "药店"}'),
  ('gym', '{"de": "Fitnessstudio", "es": "Gimnasio", "fr": "Salle de sport", "hi": "जिम", "pt": "Ginásio", "zh": "健身房"}'),
  ('restaurant', '{"de": "Restaurants", "es": "Restaurantes", "fr": "Restaurants", "hi": "रेस्तराँ", "pt": "Restaurantes", "zh": "餐馆"}'),
  ('mall', '{"de": "Einkaufszentrum", "es": "Centro comercial", "fr": "Centre commercial", "hi": "शॉपिंग सेंटर", "pt": "Centro comercial", "zh": "购物中心"}'),
  ('bank', '{"de": "Bank", "es": "Banco", "fr": "Banque", "hi": "बैंक", "pt": "Banco", "zh": "银行"}'),
  ('worship', '{"de": "Gotteshaus", "es": "Lugar de culto", "fr": "Lieu de culte", "hi": "पूजा स्थल", "pt": "Local de culto", "zh": "宗教场所"}'),
  ('beach', '{"de": "Strand", "es": "Playa", "fr": "Plage", "hi": "समुद्र तट", "pt": "Praia", "zh": "海滩"}'),
  ('airport', '{"de": "Flughafen", "es": "Aeropuerto", "fr": "Aéroport", "hi": "हवाई अड्डा", "pt": "Aeroporto", "zh": "机场"}')
) as given (name, names)
where facility.key = given.name;

update report_reason set names = given.names::jsonb || report_reason.names
from (values
  ('taken', '{"de": "Bereits verkauft oder vermietet", "es": "Ya está vendido o alquilado", "fr": "Déjà vendu ou loué", "hi": "यह बिक चुका है या किराए पर जा चुका है", "pt": "Já foi vendido ou arrendado", "zh": "房源已售出或已租出"}'),
  ('wrong_details', '{"de": "Preis oder Angaben stimmen nicht", "es": "El precio o los datos son incorrectos", "fr": "Le prix ou les informations sont faux", "hi": "कीमत या जानकारी ग़लत है", "pt": "O preço ou os dados estão errados", "zh": "价格或信息有误"}'),
  ('wrong_photos', '{"de": "Die Fotos zeigen etwas anderes", "es": "Las fotos son de otra vivienda", "fr": "Les photos montrent un autre bien", "hi": "तस्वीरें किसी और घर की हैं", "pt": "As fotos são de outro imóvel", "zh": "照片不是这套房源"}'),
  ('scam', '{"de": "Sieht nach Betrug aus", "es": "Parece una estafa", "fr": "Cela ressemble à une arnaque", "hi": "यह धोखाधड़ी लगती है", "pt": "Parece uma burla", "zh": "疑似诈骗"}'),
  ('offensive', '{"de": "Beleidigend oder diskriminierend", "es": "Es ofensivo o discriminatorio", "fr": "Offensant ou discriminatoire", "hi": "यह अपमानजनक या भेदभावपूर्ण है", "pt": "É ofensivo ou discriminatório", "zh": "内容冒犯或带有歧视"}'),
  ('other', '{"de": "Etwas anderes", "es": "Otro motivo", "fr": "Autre chose", "hi": "कुछ और", "pt": "Outro motivo", "zh": "其他原因"}')
) as given (name, names)
where report_reason.key = given.name;

update parameter set options = (
  select jsonb_agg(
    case when given.names is null then option
      else jsonb_set(option, '{names}', given.names::jsonb || (option -> 'names')) end
    order by place)
  from jsonb_array_elements(parameter.options) with ordinality as listed (option, place)
  left join (values
    ('tenure', 'freehold', '{"de": "Volleigentum", "es": "Plena propiedad", "fr": "Pleine propriété", "hi": "फ़्रीहोल्ड", "pt": "Propriedade plena", "zh": "永久产权"}'),
    ('tenure', 'leasehold', '{"de": "Erbbaurecht", "es": "Derecho de superficie", "fr": "Bail emphytéotique", "hi": "लीज़होल्ड", "pt": "Direito de superfície", "zh": "租赁产权"}'),
    ('tenure', 'shared', '{"de": "Miteigentum", "es": "Propiedad compartida", "fr": "Copropriété partagée", "hi": "साझा स्वामित्व", "pt": "Propriedade partilhada", "zh": "共有产权"}'),
    ('features', 'balcony', '{"de": "Balkon", "es": "Balcón", "fr": "Balcon", "hi": "बालकनी", "pt": "Varanda", "zh": "阳台"}'),
    ('features', 'terrace', '{"de": "Terrasse", "es": "Terraza", "fr": "Terrasse", "hi": "टेरेस", "pt": "Terraço", "zh": "露台"}'),
    ('features', 'garden', '{"de": "Garten", "es": "Jardín", "fr": "Jardin", "hi": "बगीचा", "pt": "Jardim", "zh": "花园"}'),
    ('features', 'pool', '{"de": "Pool", "es": "Piscina", "fr": "Piscine", "hi": "स्विमिंग पूल", "pt": "Piscina", "zh": "泳池"}'),
    ('features', 'lift', '{"de": "Aufzug", "es": "Ascensor", "fr": "Ascenseur", "hi": "लिफ़्ट", "pt": "Elevador", "zh": "电梯"}'),
    ('features', 'air-conditioning', '{"de": "Klimaanlage", "es": "Aire acondicionado", "fr": "Climatisation", "hi": "एयर कंडीशनिंग", "pt": "Ar condicionado", "zh": "空调"}'),
    ('features', 'fireplace', '{"de": "Kamin", "es": "Chimenea", "fr": "Cheminée", "hi": "फ़ायरप्लेस", "pt": "Lareira", "zh": "壁炉"}'),
    ('features', 'storage', '{"de": "Abstellraum", "es": "Trastero", "fr": "Débarras", "hi": "स्टोर रूम", "pt": "Arrecadação", "zh": "储藏室"}'),
    ('features', 'step-free', '{"de": "Stufenloser Zugang", "es": "Acceso sin escalones", "fr": "Accès de plain-pied", "hi": "बिना सीढ़ी का रास्ता", "pt": "Acesso sem degraus", "zh": "无障碍通道"}'),
    ('furnished', 'full', '{"de": "Möbliert", "es": "Amueblado", "fr": "Meublé", "hi": "फ़र्निश्ड", "pt": "Mobilado", "zh": "带家具"}'),
    ('furnished', 'part', '{"de": "Teilmöbliert", "es": "Parcialmente amueblado", "fr": "Partiellement meublé", "hi": "सेमी-फ़र्निश्ड", "pt": "Parcialmente mobilado", "zh": "部分家具"}'),
    ('furnished', 'none', '{"de": "Unmöbliert", "es": "Sin amueblar", "fr": "Non meublé", "hi": "बिना फ़र्नीचर", "pt": "Sem mobília", "zh": "不带家具"}'),
    ('pets', 'yes', '{"de": "Haustiere willkommen", "es": "Se admiten mascotas", "fr": "Animaux acceptés", "hi": "पालतू जानवरों की अनुमति है", "pt": "Aceita animais", "zh": "可养宠物"}'),
    ('pets', 'ask', '{"de": "Auf Anfrage", "es": "A consultar", "fr": "Sur demande", "hi": "पूछने पर", "pt": "Sob consulta", "zh": "需咨询"}'),
    ('pets', 'no', '{"de": "Keine Haustiere", "es": "No se admiten mascotas", "fr": "Animaux refusés", "hi": "पालतू जानवर नहीं", "pt": "Não aceita animais", "zh": "不可养宠物"}')
  ) as given (key, value, names) on given.key = parameter.key and given.value = option ->> 'value'
)
where key in ('tenure', 'features', 'furnished', 'pets') and jsonb_array_length(options) > 0;
