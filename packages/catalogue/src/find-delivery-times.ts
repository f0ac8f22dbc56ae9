/** A time that is written by hand, in figures or in words. */
const TIMES = [
  /\b(?:same|next|following|single) (?:business |working )?day\b/i,
  /\b(?:overnight|tomorrow|today|immediately)\b/i,
  /\bwithin (?:a|an|the) (?:business )?(?:hour|day|week|month)\b/i,
  /(?<!window of )\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|few) (?:business |working )?(?:hours?|days?|weeks?)\b/i,
  /le jour même|lendemain|\b(?:aujourd|demain|immédiatement)/i,
  /\b(?:sous|en|dans|d’ici|pendant|à) (?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques) (?:heures?|jours?|semaines?)\b/i,
  /\b(?:el mismo día|al día siguiente|de un día para otro|hoy|mañana|inmediatamente|de inmediato)/i,
  /\b(?:en|dentro de|durante|tras) (?:\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|pocos|pocas) (?:horas?|días?|semanas?)(?!\p{L})/iu,
];

/** That something is on its way to the shopper. */
const TRAVEL =
  /\b(?:ships?|shipped|dispatch\w*|(?:leaves?|left) (?:our|the)|on (?:its|their|the) way|arriv(?:es?|ed|al)|deliver(?:ed|s)|ride along|expédi|livr(?:é|ée|és|ées|ons)|en route|partent|part sous|se envía|se despacha|sale(?:n)? de nuestr|llega|entregamos|se entrega|en camino)/i;

/** That a time counts from the delivery, as that of a trial or of a claim does. */
const AFTERWARDS =
  /\b(?:of|from|after|since|once|when|if|suiv\w+|après|depuis|dès|si|lorsque|quand|después|luego|desde|a partir|cuando|una vez) .{0,40}(?:deliver|arriv|livr|entreg|lleg|recib)/i;

/**
 * The sentences that say how soon something is delivered in words of their own, in place of `{handlingDays}` and
 * `{deliveryDays}`: they would stay when the promise becomes another. English, French and Spanish.
 * @example findDeliveryTimes('Most sizes leave our floor the same day.') // ['Most sizes leave our floor the same day.']
 */
export const findDeliveryTimes = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s|\n/)
    .filter(
      (sentence) =>
        TIMES.some((time) => time.test(sentence)) && TRAVEL.test(sentence) && !AFTERWARDS.test(sentence),
    );
