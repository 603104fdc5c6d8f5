### Spirit Island: six spirits of the base box, their special rules, innate powers and unique cards.

## River Surges in Sunlight

spirit-river-surges-in-sunlight = Rio Caudaloso à Luz do Sol
spirit-river-surges-in-sunlight-text = Leva embora exploradores e vilas, espalha-se rápido pelos pântanos e ajuda os dahan e seus amigos. Pouco pode contra as cidades até que suas cheias estejam no auge.
rule-rivers-domain = Domínio do Rio
rule-rivers-domain-text = Um pântano com qualquer presença sua é um sítio sagrado, mesmo que só haja uma ali.
power-massive-flooding = Inundação Colossal
power-massive-flooding-text = Uma enchente ao redor dos seus sítios sagrados empurra invasores. Em níveis mais altos, também os fere.
power-massive-flooding-level-1 = Empurre 1 explorador ou vila.
power-massive-flooding-level-2 = Em vez disso: 2 de dano, depois empurre até 3 exploradores e vilas.
power-massive-flooding-level-3 = Em vez disso: 2 de dano a cada invasor.
power-flash-floods = Enxurradas
power-flash-floods-text = 1 de dano. Em uma região costeira, 2 de dano.
power-wash-away = Levar Embora
power-wash-away-text = Empurre até 3 exploradores e vilas.
power-boon-of-vigor = Bênção do Vigor
power-boon-of-vigor-text = Se você escolher a si mesmo, ganhe 1 de energia. Outro espírito ganha 1 de energia para cada carta de poder que jogou neste turno.
power-rivers-bounty = Fartura do Rio
power-rivers-bounty-text = Atraia até 2 dahan. Se a região ficar com 2 dahan ou mais, adicione 1 dahan ali e ganhe 1 de energia.

## Lightning's Swift Strike

spirit-lightnings-swift-strike = Golpe Veloz do Relâmpago
spirit-lightnings-swift-strike-text = Joga muitas cartas e faz poderes lentos atacarem antes que os invasores ajam. Destrói vilas e cidades depressa, mas protege mal a terra.
rule-swiftness-of-lightning = Rapidez do Relâmpago
rule-swiftness-of-lightning-text = Para cada ar que você tiver, pode usar um poder lento seu, carta ou inato, na fase rápida deste turno.
power-thundering-destruction = Destruição Trovejante
power-thundering-destruction-text = Destrói vilas e cidades perto dos seus sítios sagrados, mais a cada nível.
power-thundering-destruction-level-1 = Destrua 1 vila.
power-thundering-destruction-level-2 = Pode ser uma cidade.
power-thundering-destruction-level-3 = Destrua mais 1 vila ou cidade.
power-thundering-destruction-level-4 = Destrua mais 1 vila ou cidade.
power-shatter-homesteads = Despedaçar Lares
power-shatter-homesteads-text = 1 de medo. Destrua 1 vila.
power-raging-storm = Tempestade Furiosa
power-raging-storm-text = Cada invasor ali sofre 1 de dano.
power-lightnings-boon = Bênção do Relâmpago
power-lightnings-boon-text = O espírito escolhido pode usar até 2 poderes lentos na fase rápida deste turno.
power-harbingers-of-the-lightning = Mensageiros do Relâmpago
power-harbingers-of-the-lightning-text = Empurre até 2 dahan. Se algum deles chegar a uma região com vila ou cidade: 1 de medo, não importa quantos cheguem.

## Shadows Flicker Like Flame

spirit-shadows-flicker-like-flame = Sombras Tremulam como Chamas
spirit-shadows-flicker-like-flame-text = Espalha medo, engole exploradores solitários e alcança qualquer lugar onde vivam dahan. Tem poucos meios de impedir uma devastação.
rule-shadows-of-the-dahan = Sombras dos Dahan
rule-shadows-of-the-dahan-text = Sempre que usar um poder, você pode pagar 1 de energia para ter como alvo uma região com dahan a qualquer distância. Tudo o mais que o poder exige do alvo continua valendo.
power-darkness-swallows-the-unwary = A Escuridão Engole os Incautos
power-darkness-swallows-the-unwary-text = Atrai um explorador para perto dos seus sítios sagrados, depois faz invasores sumirem. Você usa todos os níveis que alcança, desde o primeiro.
power-darkness-swallows-the-unwary-level-1 = Atraia 1 explorador.
power-darkness-swallows-the-unwary-level-2 = Destrua até 2 exploradores, com 1 de medo para cada.
power-darkness-swallows-the-unwary-level-3 = 3 de dano, com mais 1 de medo para cada invasor que ele destruir.
power-concealing-shadows = Sombras que Ocultam
power-concealing-shadows-text = 1 de medo. Invasores que devastam não causam dano aos dahan ali neste turno.
power-favors-called-due = Cobrança de Favores
power-favors-called-due-text = Atraia até 4 dahan. Se houver invasores, e menos deles do que dahan: 3 de medo.
power-mantle-of-dread = Véu de Pavor
power-mantle-of-dread-text = 2 de medo. O espírito escolhido pode empurrar 1 explorador e 1 vila de uma região com presença dele.
power-crops-wither-and-fade = As Lavouras Secam e Morrem
power-crops-wither-and-fade-text = 2 de medo. Substitua 1 vila por um explorador, ou 1 cidade por uma vila.

## Vital Strength of the Earth

spirit-vital-strength-of-the-earth = Força Vital da Terra
spirit-vital-strength-of-the-earth-text = Segura a terra onde habita e tem energia para poderes caros. Demora a se espalhar e joga poucas cartas.
rule-earths-vitality = Vitalidade da Terra
rule-earths-vitality-text = Cada região com um sítio sagrado seu tem defesa 3, enquanto for um sítio sagrado.
power-gift-of-strength = Dádiva da Força
power-gift-of-strength-text = Um espírito à sua escolha pode usar de novo, de graça, uma das cartas de poder dele neste turno.
power-gift-of-strength-level-1 = Uma vez neste turno, o espírito escolhido pode repetir uma carta de poder de custo 1 ou menos.
power-gift-of-strength-level-2 = Em vez disso: uma carta de custo 3 ou menos.
power-gift-of-strength-level-3 = Em vez disso: uma carta de custo 6 ou menos.
power-guard-the-healing-land = Guardar a Terra que se Cura
power-guard-the-healing-land-text = Remova 1 desolação. Defenda 4.
power-a-year-of-perfect-stillness = Um Ano de Perfeita Quietude
power-a-year-of-perfect-stillness-text = Os invasores não devastam, não constroem e não exploram ali neste turno.
power-rituals-of-destruction = Rituais de Destruição
power-rituals-of-destruction-text = 2 de dano. Com 3 dahan ou mais ali: em vez disso, 5 de dano e 2 de medo.
power-draw-of-the-fruitful-earth = Atração da Terra Fértil
power-draw-of-the-fruitful-earth-text = Atraia até 2 exploradores. Atraia até 2 dahan.

## Thunderspeaker

spirit-thunderspeaker = Arauto do Trovão
spirit-thunderspeaker-text = Viaja com os dahan e os lidera na batalha. Quando eles caem em uma devastação, cai com eles.
rule-ally-of-the-dahan = Aliado dos Dahan
rule-ally-of-the-dahan-text = Sempre que um dahan sai de uma região com a sua presença, uma presença sua dali pode ir com ele para a mesma região.
rule-sworn-to-victory = Vitória Jurada
rule-sworn-to-victory-text = Depois de uma devastação que destruiu dahan: para cada um deles, destrua 1 presença sua naquela região ou em uma vizinha, enquanto houver. Presença perdida pela desolação vem antes e não conta para isso.
power-gather-the-warriors = Reunir os Guerreiros
power-gather-the-warriors-text = Move dahan, conforme o ar e o sol que você tiver.
power-gather-the-warriors-level-1 = Você pode usar este poder na fase rápida.
power-gather-the-warriors-level-2 = Atraia até 1 dahan para cada ar que você tiver, depois empurre até 1 dahan para cada sol que você tiver.
power-lead-the-furious-assault = Liderar o Ataque Furioso
power-lead-the-furious-assault-text = Os dahan junto à sua presença destroem vilas e cidades.
power-lead-the-furious-assault-level-1 = Você pode usar este poder na fase rápida.
power-lead-the-furious-assault-level-2 = Destrua 1 vila para cada 2 dahan ali.
power-lead-the-furious-assault-level-3 = Destrua 1 cidade para cada 3 dahan ali.
power-manifestation-of-power-and-glory = Manifestação de Poder e Glória
power-manifestation-of-power-and-glory-text = 1 de medo. Cada dahan ali causa 1 de dano para cada presença sua na região.
power-words-of-warning = Palavras de Alerta
power-words-of-warning-text = Defenda 3. Se houver devastação neste turno, os dahan ali golpeiam ao mesmo tempo em que são golpeados: os que caem também causam seu dano.
power-sudden-ambush = Emboscada Repentina
power-sudden-ambush-text = Atraia até 1 dahan. Depois destrua 1 explorador para cada dahan ali.
power-voice-of-thunder = Voz do Trovão
power-voice-of-thunder-text = Empurre até 4 dahan. Ou, se houver invasores: 2 de medo.

## A Spread of Rampant Green

spirit-a-spread-of-rampant-green = Avanço do Verde Desenfreado
spirit-a-spread-of-rampant-green-text = Cresce todo turno e cede presença para impedir devastações e construções. Quase não tem como ferir invasores em terreno aberto.
rule-choke-the-land-with-green = Sufocar a Terra de Verde
rule-choke-the-land-with-green-text = Quando invasores fossem devastar ou construir em uma região com um sítio sagrado seu, você pode destruir 1 presença sua ali: essa devastação ou construção não acontece.
rule-steady-regeneration = Regeneração Constante
rule-steady-regeneration-text = A presença que você adiciona pelo crescimento pode ser presença destruída sua. Isso é grátis enquanto a ilha está saudável; em uma ilha desolada, cada uma custa 1 de energia.
power-creepers-tear-into-mortar = Trepadeiras Racham a Argamassa
power-creepers-tear-into-mortar-text = Fere vilas e cidades onde está a sua presença, até três vezes. A cada vez você pode escolher outra região.
power-creepers-tear-into-mortar-level-1 = 1 de dano a uma vila ou cidade.
power-creepers-tear-into-mortar-level-2 = Repita este poder.
power-creepers-tear-into-mortar-level-3 = Repita este poder mais uma vez.
power-all-enveloping-green = Verde que Tudo Envolve
power-all-enveloping-green-text = Protege uma região perto dos seus sítios sagrados e, por fim, a cura.
power-all-enveloping-green-level-1 = Defenda 2.
power-all-enveloping-green-level-2 = Em vez disso: defenda 4.
power-all-enveloping-green-level-3 = Remova também 1 desolação.
power-overgrow-in-a-night = Tomar Tudo em Uma Noite
power-overgrow-in-a-night-text = Adicione 1 presença. Ou, se houver presença sua e invasores ali: 3 de medo.
power-gift-of-proliferation = Dádiva da Proliferação
power-gift-of-proliferation-text = Outro espírito adiciona 1 presença no alcance 1 da dele. Em partida solo, você escolhe a si mesmo.
power-fields-choked-with-growth = Campos Sufocados pelo Mato
power-fields-choked-with-growth-text = Empurre 1 vila, ou empurre 3 dahan.
power-stem-the-flow-of-fresh-water = Estancar a Água Doce
power-stem-the-flow-of-fresh-water-text = 1 de dano a uma vila ou cidade. Em montanha ou areias: em vez disso, 1 de dano a cada vila e cidade ali.
