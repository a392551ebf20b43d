import { source } from '../../../patterns.ts';

export const selfHarm = [
  source`
    suicid\w*|self[- ]harm|automutil\w*|(?:me|m') ?(?:tuer|enlever la vie|suicider)
    |en finir(?: avec (?:la|ma) vie| pour de bon| avec tout)|envie de mourir|(?:veux|voudrais) mourir
    |(?:veux|ai|envie|le gout)(?: [a-z']+){0,2} (?:plus|pus|pu|pas) (?:de )?vivre
    |(?:plus|pus|pu|pas) (?:envie|le gout|capable) de (?:vivre|continuer a vivre)
    |(?:veux|peux) (?:plus|pus|pu) (?:etre en vie|exister)|me faire du mal`,
  source`
    kill(?:ing)? myself|end(?:ing)? (?:my life|it all|it)(?= *(?:$|[.,!?]))|want(?:ed)? to die
    |(?:don't|dont|do not) want to (?:live|be alive|be here anymore|exist)|better off dead
    |(?:want(?:ed|ing)?|wanna|going to|gonna|might|urges? to|(?:thinking|thoughts?) (?:of|about)
    |feel(?:ing)? like|i'll|keep)
    (?: to)?(?: just)? (?:hurt|cutt?|harm)(?:ing)? myself|(?:hurt|cut|harm|burn)(?:t|ed)? myself on purpose
    |no reason to live`,
];
