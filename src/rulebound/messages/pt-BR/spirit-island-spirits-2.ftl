### Spirit Island: Ocean and Bringer, their special rules, innate powers and unique cards.

## Ocean's Hungry Grasp

spirit-oceans-hungry-grasp = Abraço Faminto do Oceano
spirit-oceans-hungry-grasp-text = Arrasta invasores da costa para o mar e se alimenta deles. Sua presença vai e vem com a maré, e no interior pouco pode fazer.
rule-ocean-in-play = Oceano em Jogo
rule-ocean-in-play-text = Você pode adicionar e mover presença para oceanos, mas nunca para regiões do interior. Em cada tabuleiro com presença sua o oceano está em jogo: poderes e desolação o tratam como um pântano costeiro. Invasores e dahan movidos para ele se afogam quando essa ação termina.
rule-drowning = Afogamento
rule-drowning-text = Peças afogadas são destruídas, e você fica com os invasores entre elas. A qualquer momento, pode trocar tanta vida impressa deles quantos forem os jogadores por 1 de energia.
power-pound-ships-to-splinters = Reduzir Navios a Lascas
power-pound-ships-to-splinters-text = Naufrágios na costa assustam os invasores. Você usa todos os níveis que alcança.
power-pound-ships-to-splinters-level-1 = 1 de medo.
power-pound-ships-to-splinters-level-2 = Mais 1 de medo.
power-pound-ships-to-splinters-level-3 = Mais 2 de medo.
power-ocean-breaks-the-shore = O Oceano Rompe a Costa
power-ocean-breaks-the-shore-text = O mar toma vilas e cidades da costa. Você usa todos os níveis que alcança.
power-ocean-breaks-the-shore-level-1 = Afogue 1 vila.
power-ocean-breaks-the-shore-level-2 = Pode ser uma cidade.
power-ocean-breaks-the-shore-level-3 = Afogue mais 1 vila ou cidade.
power-call-of-the-deeps = Chamado das Profundezas
power-call-of-the-deeps-text = Atraia 1 explorador. Se você escolheu um oceano, pode atrair mais 1.
power-grasping-tide = Maré que Agarra
power-grasping-tide-text = 2 de medo. Defenda 4.
power-swallow-the-land-dwellers = Engolir os que Vivem em Terra
power-swallow-the-land-dwellers-text = Afogue 1 explorador, 1 vila e 1 dahan, os que houver ali.
power-tidal-boon = Bênção da Maré
power-tidal-boon-text = O espírito escolhido ganha 2 de energia. Ele pode empurrar 1 vila e até 2 dahan de uma região com presença dele. Você pode levar os dahan empurrados para o seu oceano até qualquer região costeira, e eles não se afogam.

## Bringer of Dreams and Nightmares

spirit-bringer-of-dreams-and-nightmares = Portador de Sonhos e Pesadelos
spirit-bringer-of-dreams-and-nightmares-text = Apavora os invasores como nenhum outro espírito, sobretudo com poderes maiores, mas seus próprios poderes nunca matam. Deixa a luta para os dahan e seus amigos.
rule-to-dream-a-thousand-deaths = Sonhar Mil Mortes
rule-to-dream-a-thousand-deaths-text = Seus poderes não causam dano e não destroem nada além da sua própria presença. Cada invasor que um deles destruiria apenas sonha com isso: uma vila traz 2 de medo, uma cidade 5, um explorador nenhum. Empurre esses exploradores e vilas; as cidades ficam. Um mesmo poder não pode fazer isso duas vezes ao mesmo invasor.
power-spirits-may-yet-dream = Os Espíritos Ainda Podem Sonhar
power-spirits-may-yet-dream-text = Mostra o que os invasores vão temer, e empresta força. Você usa todos os níveis que alcança.
power-spirits-may-yet-dream-level-1 = Revele qualquer carta de medo virada para baixo, no baralho ou já conquistada. Ela fica no seu lugar.
power-spirits-may-yet-dream-level-2 = O espírito escolhido ganha 1 de um elemento que ele tenha.
power-night-terrors = Terrores Noturnos
power-night-terrors-text = Os invasores em meio à sua presença dormem mal. Você usa todos os níveis que alcança.
power-night-terrors-level-1 = 1 de medo.
power-night-terrors-level-2 = Mais 1 de medo.
power-night-terrors-level-3 = Mais 1 de medo.
power-predatory-nightmares = Pesadelos Predadores
power-predatory-nightmares-text = 2 de dano, que a sua própria regra transforma em sonhos. Empurre até 2 dahan.
power-dread-apparitions = Aparições Pavorosas
power-dread-apparitions-text = Pelo resto deste turno, cada medo que poderes causam nesta região também a defende em 1. O medo por vilas e cidades destruídas não conta. Depois 1 de medo, que conta.
power-call-on-midnights-dream = Invocar o Sonho da Meia-Noite
power-call-on-midnights-dream-text = Escolha um. Em uma região com dahan: ganhe um poder maior; se for esta a carta que você esquece por ele, ganhe 1 de energia para cada dahan ali, e você pode pagar pela nova carta e jogá-la na hora. Em uma região com invasores: 2 de medo.
power-dreams-of-the-dahan = Sonhos dos Dahan
power-dreams-of-the-dahan-text = Escolha um: atraia até 2 dahan; ou, em uma região com vila ou cidade, 1 de medo para cada dahan ali, no máximo 3.
