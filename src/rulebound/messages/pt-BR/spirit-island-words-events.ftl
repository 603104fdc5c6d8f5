### Spirit Island: what events ask and tell, and the events of tokens and dahan that stand on their cards.

## Prompts

prompt-event-land = Em qual região isso acontece?
prompt-prevent = Quantas presenças você destrói neste tabuleiro para que isso não aconteça ali?
left-prevent = Ainda falta: { $number }
prompt-prevent-dahan = Quantos dahan são destruídos ali para que não venha desolação?
left-prevent-dahan = Ainda falta: { $number }
prompt-prevent-paying = Quanta energia você paga para que não venha desolação a este tabuleiro?
left-prevent-paying = Ainda falta: { $number }
prompt-more-energy = Qual espírito ganha mais 1 de energia?
prompt-return-from = De qual região a presença volta para uma trilha?
prompt-skip-ravage = Pular a devastação em { $land }? Pode-se fazer isso uma vez em cada tabuleiro.
prompt-calm = Qual invasor perde uma discórdia?
prompt-terrain = Em qual terreno?
prompt-guard = Como { $land } é protegida?
prompt-outpaced = O que acontece com { $power }?
prompt-remove-beasts = De qual região são removidas feras? As que ficam têm de ser pagas.
prompt-move-inland = Qual vila se move, e para onde?
prompt-town-instead = Uma vila chega a { $land } em vez de um explorador? Acontece uma vez em cada tabuleiro.

## Options

option-offer = { $number ->
    [0] Nada
   *[other] { $number }
  }
option-calm = Tirar 1 discórdia de 1 { $piece } em { $land }
option-calm-marked = Tirar 1 discórdia de 1 { marked-piece } em { $land }
option-terrain = { $terrain }

## What happens

event-event-part = Depois: { $part }.
event-turned-up = { $power } é revelada e descartada.
event-blight-taken = { $number ->
    [1] { $number } desolação sai
   *[other] { $number } desolações saem
  } da carta de desolação.
event-blight-returned = { $number ->
    [1] { $number } desolação vai
   *[other] { $number } desolações vão
  } para a carta de desolação.
event-invader-card-gone = Uma carta de invasores do estágio { $number } sai do jogo.
event-fear-card-added = Uma carta de medo vai para o topo do baralho de medo.
event-fear-card-removed = A carta de medo do topo volta para a caixa.
event-fear-card-discarded = Uma carta de medo conquistada é descartada sem efeito: { $fear }.
event-fear-lost = { $number } de medo é perdido.

## How things stand

status-lasting-event = Evento ainda em ação: { $happening }

## Choices

way-become-slow = Adicionar presença destruída; ser lento no próximo turno
way-forget-and-wander = Esquecer uma carta de poder por energia e movimentos
way-forget-two = Esquecer 2 cartas de poder
way-lose-for-card = Destruir 2 presenças por uma carta de poder
way-lose-for-wilds = Destruir 2 presenças por matas
way-lose-one-each = Cada espírito ali destrói 1 presença
way-lose-two = Destruir 2 presenças
way-match-losing = Destruir 2 presenças para usar agora
way-match-paying = Pagar 3 de energia para usar agora
way-pay-three = Pagar 3 de energia
way-push-two-explorers = Empurrar até 2 exploradores
way-reclaim-one = Recuperar uma carta
way-regain-unique = Reaver um poder único esquecido
way-return-presence = Devolver 1 presença às suas trilhas
way-save-blight = Destruir 2 presenças para poupar 1 desolação
way-skip-this = Pular
way-steady = Descartar por energia
way-take-blight = Tirar 1 desolação da carta de desolação
way-town-instead = Uma vila em vez de um explorador
way-two-damage = 2 de dano, por 3 de energia
way-warding = Defesa 4 em todas as regiões neste turno

## Token events and dahan events

part-a-thousand-small-struggles = Mil Pequenas Lutas
part-a-thousand-small-struggles-text = Em cada tabuleiro com pelo menos 4 vilas e cidades e no máximo 4 dahan, adicione 1 desolação a uma região sem dahan.
part-aid-the-uprising = Ajudar o Levante
part-aid-the-uprising-text = Cada invasor com discórdia sofre 1 de dano para cada dahan na sua região. Adicione 1 dahan ali para cada vila ou cidade que isso destruir.
part-at-their-gates-demanding-redress = Às Portas, Exigindo Reparação
part-at-their-gates-demanding-redress-text = 2 de medo para cada região com dahan e cidade.
part-beasts-attack = Feras Atacam
part-beasts-attack-text = Cada fera causa 2 de dano na sua região. Uma fera que destruir uma vila ou cidade é removida.
part-beasts-chase-off-homesteaders = Feras Afugentam Colonos
part-beasts-chase-off-homesteaders-text = Em cada tabuleiro, empurre até 2 exploradores ou 1 vila de uma região com feras.
part-beasts-find-new-homes = Feras Encontram Novos Lares
part-beasts-find-new-homes-text = Em cada tabuleiro, empurre 1 fera para uma região sem desolação. Se houver invasores ali: 1 de medo.
part-beasts-multiply = Feras se Multiplicam
part-beasts-multiply-text = Em cada tabuleiro, adicione 1 fera a uma região vizinha a uma com feras, depois destrua 1 dahan em uma região com feras.
part-beasts-of-the-jungle = Feras da Selva
part-beasts-of-the-jungle-text = Em cada tabuleiro, adicione 1 fera a uma selva sem desolação. Se houver invasores ali: 1 de medo.
part-beasts-prey-on-the-injured = Feras Caçam os Feridos
part-beasts-prey-on-the-injured-text = Neste turno, feras também contam como ermos. Em cada tabuleiro, destrua 1 invasor ferido em uma região com feras.
part-beasts-provoked = Feras Provocadas
part-beasts-provoked-text = Em cada tabuleiro, adicione 1 fera a uma região com vilas e sem desolação.
part-beasts-prowl = Feras à Espreita
part-beasts-prowl-text = Cada fera em uma região com invasores: 1 de medo. Cada uma das outras feras vai para uma região vizinha.
part-blessings-of-bounty-and-health = Bênçãos de Fartura e Saúde
part-blessings-of-bounty-and-health-text = Cada espírito pode adicionar 1 dahan a uma das suas regiões com dahan.
part-canny-defense = Defesa Astuta
part-canny-defense-text = Neste turno, cada região tem defesa 1 para cada dahan ali.
part-careful-defense = Defesa Cautelosa
part-careful-defense-text = Neste turno, cada região com dahan tem defesa 2.
part-casualties-of-fang-and-sting = Vítimas de Presa e Ferrão
part-casualties-of-fang-and-sting-text = Em cada tabuleiro, destrua 1 explorador ou vila em uma região com feras.
part-clever-cooperation = Cooperação Engenhosa
part-clever-cooperation-text = Cada espírito pode empurrar 1 presença sua de uma região com dahan: 2 de dano na região em que ela entra.
part-coming-of-age-coastal = Rito de Passagem
part-coming-of-age-coastal-text = Em cada tabuleiro, adicione 1 dahan a uma região costeira com dahan.
part-coming-of-age-hale = Rito de Passagem
part-coming-of-age-hale-text = Em cada tabuleiro, adicione 1 dahan a uma região com dahan e sem desolação nem doença.
part-coming-of-age-inland = Rito de Passagem
part-coming-of-age-inland-text = Em cada tabuleiro, adicione 1 dahan a uma região do interior com dahan.
part-coming-of-age-jungle-wetland = Rito de Passagem
part-coming-of-age-jungle-wetland-text = Em cada tabuleiro, adicione 1 dahan a uma selva ou pântano com dahan.
part-coming-of-age-mountain-sands = Rito de Passagem
part-coming-of-age-mountain-sands-text = Em cada tabuleiro, adicione 1 dahan a uma montanha ou areias com dahan.
part-coming-of-age-two = Rito de Passagem
part-coming-of-age-two-text = Em cada tabuleiro, adicione 1 dahan a uma região com pelo menos 2 dahan.
part-coming-of-age-untouched = Rito de Passagem
part-coming-of-age-untouched-text = Em cada tabuleiro, adicione 1 dahan a uma região com dahan e sem ermos, feras, doença nem matas.
part-coordinated-defense = Defesa Coordenada
part-coordinated-defense-text = Neste turno, cada região com dahan e presença tem defesa 5.
part-coordinated-strikes = Golpes Coordenados
part-coordinated-strikes-text = Em cada região com pelo menos 3 dahan: 2 de dano, e defenda 2.
part-distant-hunt = Caçada Distante
part-distant-hunt-text = Em cada tabuleiro, empurre 1 fera para uma região sem desolação, onde ela causa 1 de dano.
part-drive-off-the-interlopers = Expulsar os Intrometidos
part-drive-off-the-interlopers-text = Cada jogador pode empurrar 1 explorador ou vila de uma região com dahan.
part-engage-on-their-own-terms = Lutar do Próprio Jeito
part-engage-on-their-own-terms-text = Neste turno, os dahan golpeiam antes dos invasores em uma devastação, mas causam só 1 de dano cada.
part-explorers-blunder = Exploradores Vacilam
part-explorers-blunder-text = Em cada tabuleiro, destrua 2 exploradores no total em regiões com feras.
part-fatalities-rise = As Mortes Aumentam
part-fatalities-rise-text = Em cada região com doença, 1 de dano a cada invasor e a cada dahan. Remova 1 doença onde isso destruir uma vila ou cidade.
part-fierce-mien = Semblante Feroz
part-fierce-mien-text = 1 de medo para cada região com invasores onde há mais dahan do que vilas e cidades.
part-foreign-diseases = Doenças Estrangeiras
part-foreign-diseases-text = Em cada tabuleiro, na região com mais invasores e dahan somados, e pelo menos 1 de cada, adicione 1 doença, e 2 de dano aos dahan.
part-forsake-the-barren-land = Abandonar a Terra Estéril
part-forsake-the-barren-land-text = Em cada tabuleiro, empurre 2 dahan de uma região com desolação para regiões sem.
part-grim-toll = Saldo Sombrio
part-grim-toll-text = Em cada tabuleiro, em uma região com doença, 2 de dano aos invasores e 2 de dano aos dahan.
part-hunting-parties = Grupos de Caça
part-hunting-parties-text = Em cada região com feras e cidade: 1 de medo, e 1 fera é destruída.
part-irregular-outbreaks = Surtos Irregulares
part-irregular-outbreaks-text = A doença não impede nenhuma construção nesta fase dos invasores. 1 de medo para cada tabuleiro com doença.
part-keep-far-from-the-lands-of-plague = Longe das Terras da Peste
part-keep-far-from-the-lands-of-plague-text = Em cada tabuleiro, empurre 3 dahan de regiões com doença para regiões sem.
part-lair-in-untamed-lands = Covil em Terras Bravias
part-lair-in-untamed-lands-text = Em cada tabuleiro, adicione 1 fera a uma região sem vilas, cidades nem desolação.
part-lay-ambushes = Armar Emboscadas
part-lay-ambushes-text = Neste turno, os dahan golpeiam ao mesmo tempo que os invasores em uma devastação.
part-leave-the-hostile-land = Deixar a Terra Hostil
part-leave-the-hostile-land-text = De cada região, empurre 1 dahan para cada ermo e doença ali, para regiões sem essas fichas.
part-lingering-plagues = Pestes Persistentes
part-lingering-plagues-text = Em cada tabuleiro, adicione 1 doença. A doença não impede nenhuma construção nesta fase dos invasores.
part-new-diseases = Novas Doenças
part-new-diseases-text = Em metade dos tabuleiros (arredondada para cima), adicione 1 doença a uma região com dahan e invasores, e 2 de dano aos dahan ali.
part-offerings-of-pattern-and-dance = Oferendas de Desenho e Dança
part-offerings-of-pattern-and-dance-text = Cada espírito com pelo menos 2 dahan em suas regiões ganha 1 de energia.
part-offerings-of-story-and-season = Oferendas de História e Estação
part-offerings-of-story-and-season-text = Cada espírito com pelo menos 3 dahan em suas regiões ganha 1 de energia e pode recuperar 1 carta.
part-outbreaks-shift = Os Surtos Mudam de Lugar
part-outbreaks-shift-text = Em cada tabuleiro, empurre 1 doença para a região vizinha com mais invasores.
part-pestilence-arrives-on-canvas-sails = A Pestilência Chega a Velas
part-pestilence-arrives-on-canvas-sails-text = Em cada tabuleiro, adicione 1 doença à região costeira com mais vilas e cidades, e 3 de dano aos dahan ali.
part-plagues-bring-fear-and-death = Pestes Trazem Medo e Morte
part-plagues-bring-fear-and-death-text = 1 de medo para cada tabuleiro com doença. Em cada tabuleiro, 2 de dano aos dahan em uma região com doença.
part-prey-on-the-heedless = Caçar os Descuidados
part-prey-on-the-heedless-text = Em cada região com feras, 1 de dano para cada fera.
part-prey-on-the-unwary = Caçar os Incautos
part-prey-on-the-unwary-text = Cada fera destrói 1 explorador na sua região. Adicione 1 fera em um tabuleiro que não tenha nenhuma.
part-quit-the-farmed-lands = Deixar as Terras Cultivadas
part-quit-the-farmed-lands-text = Em cada tabuleiro, empurre 1 fera para uma região sem vilas nem cidades. Se houver exploradores ali: 1 de medo.
part-raiding-and-retaliation = Incursões e Retaliação
part-raiding-and-retaliation-text = Em cada região com vilas ou cidades, 1 de dano para cada dahan. Depois, cada vila e cidade que restar causa 1 de dano aos dahan; defesa e discórdia contam.
part-raids-in-force = Incursões em Massa
part-raids-in-force-text = Cada espírito escolhe uma região diferente onde há mais dahan do que vilas e cidades: 1 de dano para cada dahan ali.
part-rally-to-the-defense-of-distant-kin = Acudir os Parentes Distantes
part-rally-to-the-defense-of-distant-kin-text = Em cada tabuleiro, atraia 1 dahan para uma região com dahan, depois defenda 1 para cada dahan ali.
part-reckless-offensive = Ofensiva Imprudente
part-reckless-offensive-text = Em cada tabuleiro, em uma região com pelo menos 2 dahan e pelo menos 2 vilas e cidades, destrua 1 vila ou cidade para cada dahan, depois adicione 1 desolação.
part-reclaim-territory = Retomar Território
part-reclaim-territory-text = Cada jogador pode empurrar 1 dahan, que causa 1 de dano na nova região.
part-retreat = Recuo
part-retreat-text = Em cada tabuleiro, empurre 2 dahan de uma região com cidade para regiões sem.
part-return-to-old-pillars = Volta aos Velhos Pilares
part-return-to-old-pillars-text = Em cada tabuleiro, atraia 1 ou 2 dahan para uma região com dahan impressos nela.
part-rouse-the-spirits = Despertar os Espíritos
part-rouse-the-spirits-text = Cada espírito com pelo menos 3 dahan em suas regiões pode usar 1 poder lento agora, em vez de mais tarde.
part-sandfever-outbreak = Surto de Febre das Areias
part-sandfever-outbreak-text = Em cada tabuleiro, adicione 1 doença à região de areias ou montanha com mais vilas e cidades.
part-savage-frenzy = Frenesi Selvagem
part-savage-frenzy-text = Cada fera destrói 1 explorador e causa 2 de dano na sua região.
part-seek-a-safer-home = Em Busca de um Lar Mais Seguro
part-seek-a-safer-home-text = Em cada tabuleiro, empurre 2 dahan de uma região com feras, doença ou matas para regiões sem nenhuma dessas fichas.
part-seek-out-new-grounds = Em Busca de Novas Terras
part-seek-out-new-grounds-text = Em cada tabuleiro, atraia 1 ou 2 dahan para uma região sem dahan impressos nela.
part-settlers-encroach-too-far = Colonos Vão Longe Demais
part-settlers-encroach-too-far-text = Em cada tabuleiro, em uma região com vilas e dahan, empurre 1 vila para cada 2 dahan ali.
part-speak-of-the-spirits-anger = Falar da Ira dos Espíritos
part-speak-of-the-spirits-anger-text = 1 de medo para cada tabuleiro onde há dahan em uma região com vilas ou cidades.
part-spirit-speakers-solve-riddles-of-power = Quem Fala com Espíritos Decifra Enigmas
part-spirit-speakers-solve-riddles-of-power-text = Cada espírito com pelo menos 4 dahan em suas regiões ganha um poder menor.
part-stricken = Acometidos
part-stricken-text = Neste turno, os invasores não devastam em regiões com doença ou discórdia.
part-tell-the-old-stories = Contar as Velhas Histórias
part-tell-the-old-stories-text = Cada espírito com pelo menos 2 dahan em suas regiões recupera 1 carta, ou reavê um poder único que esqueceu nesta partida.
part-tend-the-land = Cuidar da Terra
part-tend-the-land-text = Em cada tabuleiro, remova 1 desolação de uma região com pelo menos 2 dahan.
part-terrifying-beasts = Feras Aterrorizantes
part-terrifying-beasts-text = 2 de medo para cada tabuleiro com pelo menos 2 feras.
part-traps-and-snares = Armadilhas e Laços
part-traps-and-snares-text = Em cada tabuleiro, adicione 1 mata a uma região com dahan.
part-virulence-among-close-packed-homes = Virulência entre Casas Apinhadas
part-virulence-among-close-packed-homes-text = Em cada tabuleiro, adicione 1 doença à região do interior com mais vilas e cidades.
part-wheezelung-outbreak = Surto de Chiado no Peito
part-wheezelung-outbreak-text = Em cada tabuleiro, adicione 1 doença à selva ou pântano com mais vilas e cidades.
